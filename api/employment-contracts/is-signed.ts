import type { Deps } from '../deps.ts';
import type { Contract } from './contract.store.ts';
import { signedVersionOf } from './signed-terms.ts';

/** Whether both sides have signed a contract that has not ended: nobody but they can end it, accepted or not. */
export function isSigned(deps: Pick<Deps, 'db'>, row: Contract): boolean {
  if (row.state === 'ended' || row.state === 'cancelled') return false;
  return row.state === 'active' || signedVersionOf(deps, row) !== null;
}
