import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { admin } from '../sessions/session-auth.ts';
import { cancel } from './cancel.ts';
import { loadContract } from './load-contract.ts';
import { viewForAdmin } from './view-contract.ts';

/** Cancels a contract with a reason that both sides read. A doubled press cancels it once. */
export const cancelContract = endpoint('cancelContract', {
  auth: admin,
  limit: { perNetwork: 300, perCaller: 120 },
  handle({ deps, caller, input: { contract_id: id, seen, reason } }) {
    deps.tx(() => {
      const row = loadContract(deps, id);
      if (row.state === 'cancelled' && row.version === seen + 1) return;
      if (row.version !== seen) throw problem('contract_changed');
      cancel(deps, row, { by: 'operator', accountId: caller.account.id, reason });
    });
    return viewForAdmin(deps, loadContract(deps, id));
  },
});
