import { CONTRACT_RULES, isSignedContract } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { type Contract, contractStore } from './contract.store.ts';
import { contractLifeStore } from './contract-life.store.ts';
import { contractCopyStore } from './copies/contract-copy.store.ts';
import { termsOf } from './load-contract.ts';

/** As `isSignedContract`. */
export function isSigned({ db }: Pick<Deps, 'db'>, { id, state }: Contract): boolean {
  return isSignedContract(state, contractCopyStore(db).ofContract(id), contractLifeStore(db).marks(id));
}

/** Whether its first day has passed, and not both have signed it in time: nobody signs it any more. */
export function isOverdue(deps: Pick<Deps, 'db' | 'clock'>, row: Contract): boolean {
  if (CONTRACT_RULES[row.state].awaits.length === 0 || contractStore(deps.db).isSignedInTime(row.id)) return false;
  return termsOf(deps, row).terms.starts_on < berlinDate(deps.clock.now());
}
