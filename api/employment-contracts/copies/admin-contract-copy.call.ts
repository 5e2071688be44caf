import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { adminOrReader } from '../../sessions/session-auth.ts';
import { contractCopyStore } from './contract-copy.store.ts';
import { openCopy } from './open-copy.ts';

/** A signed copy for an admin, replaced ones too. */
export const adminContractCopy = endpoint('adminContractCopy', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input }) {
    const copy = contractCopyStore(deps.db).find(input.copy_id);
    if (!copy) throw problem('document_unknown');
    return openCopy(deps, copy, { by: 'operator', accountId: caller.account.id });
  },
});
