import { CONTRACT_RULES, isSignedContract } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import { berlinDate } from '../time/berlin-time.ts';
import type { Contract } from './contract.store.ts';
import { contractLifeStore } from './contract-life.store.ts';
import { contractCopyStore } from './copies/contract-copy.store.ts';
import { termsOf } from './load-contract.ts';

/** As `isSignedContract`. */
export function isSigned({ db }: Pick<Deps, 'db'>, { id, state }: Contract): boolean {
  return isSignedContract(state, contractCopyStore(db).ofContract(id), contractLifeStore(db).marks(id));
}

/** Whether both have signed it, and not in ink that came after the first day of its terms. */
function isSignedInTime(deps: Pick<Deps, 'db'>, row: Contract): boolean {
  const marks = contractLifeStore(deps.db)
    .marks(row.id)
    .filter(
      ({ what, day, terms_version }) => what !== 'paper' || day <= termsOf(deps, row, terms_version).terms.starts_on,
    );
  return isSignedContract(row.state, contractCopyStore(deps.db).ofContract(row.id), marks);
}

/** Whether its first day has passed, and not both have signed it in time: nobody signs it any more. */
export function isOverdue(deps: Pick<Deps, 'db' | 'clock'>, row: Contract): boolean {
  if (CONTRACT_RULES[row.state].awaits.length === 0 || isSignedInTime(deps, row)) return false;
  return termsOf(deps, row).terms.starts_on < berlinDate(deps.clock.now());
}
