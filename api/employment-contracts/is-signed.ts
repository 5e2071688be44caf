import { signedByBoth } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import type { Contract } from './contract.store.ts';
import { contractCopyStore } from './copies/contract-copy.store.ts';

/** Whether both sides have signed a contract that has not ended: nobody but they can end it, accepted or not. */
export function isSigned({ db }: Pick<Deps, 'db'>, { id, state }: Contract): boolean {
  if (state === 'ended' || state === 'cancelled') return false;
  return state === 'active' || signedByBoth(contractCopyStore(db).ofContract(id));
}
