import type { Deps } from '../../deps.ts';
import { employer } from '../../employers/caller-employer.ts';
import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { contractStore } from '../contract.store.ts';
import { isSigned } from '../is-signed.ts';
import { loadContract } from '../load-contract.ts';
import { recordContract } from '../record-contract.ts';
import { contractOf, employerSide, type Side } from '../side.ts';
import { viewForSide } from '../view-contract.ts';
import { contractCopyStore } from './contract-copy.store.ts';

/** The way back from a file that was sent by mistake, while nobody has looked at it and the other side has not signed. */
export const takeBackCopy = endpoint('takeBackCopy', {
  auth: employer,
  limit: { perNetwork: 600, perCaller: 120 },
  async handle({ deps, caller, input: { contract_id: id, copy_id } }) {
    const isGone = deps.tx(() => takeBack(deps, employerSide(deps, caller), id, copy_id));
    if (isGone) await deps.storage.remove(copy_id);
    return viewForSide(deps, loadContract(deps, id), 'employer');
  },
});

/** False for what is gone already: a doubled press does it once. */
function takeBack(deps: Deps, by: Side, id: string, copyId: string): boolean {
  const row = contractOf(deps, by, id);
  const copy = contractCopyStore(deps.db).find(copyId);
  if (!copy) return false;
  if (copy.contract_id !== id || copy.side !== by.side) throw problem('document_unknown');
  if (copy.review !== 'pending' || isSigned(deps, row)) throw problem('copy_counts');
  contractCopyStore(deps.db).remove(copyId);
  contractStore(deps.db).touch(id, deps.clock.now());
  recordContract(deps, row, {
    action: 'contract-copy-taken-back',
    ...{ by: by.side, accountId: by.accountId, detail: { id: copyId } },
  });
  return true;
}
