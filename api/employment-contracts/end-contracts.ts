import { attempt } from '../db/attempt.ts';
import type { Deps } from '../deps.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { type Contract, contractStore } from './contract.store.ts';
import { contractLifeStore } from './contract-life.store.ts';
import { termsOf } from './load-contract.ts';
import { recordContract } from './record-contract.ts';
import { asItHolds } from './signed-terms.ts';

const BATCH = 50;

/** Ends active contracts whose last day has passed. Answers whether there may be more. */
export function endContracts(deps: Deps): boolean {
  const { db, clock, tx } = deps;
  return tx(() => {
    const today = berlinDate(clock.now());
    let ended = 0;
    // All of them: those that hold on, or fail, must not keep others behind them from ending.
    for (const row of contractStore(db).toEnd(today)) {
      if (ended === BATCH) return true;
      attempt(deps, { contract: row.id }, 'not ended', () => {
        if (holdsOn(deps, row, today)) return;
        contractStore(db).setState(row.id, 'ended', clock.now());
        recordContract(deps, row, { action: 'contract-ended', by: 'server', to: 'ended' });
        ended += 1;
      });
    }
    return false;
  });
}

/** Whether newer terms that end sooner are not signed yet: those that both have signed hold on, where no end is on paper. */
function holdsOn(deps: Deps, row: Contract, today: string): boolean {
  const held = asItHolds(deps, row);
  return held !== row && !contractLifeStore(deps.db).end(row.id) && termsOf(deps, held).terms.ends_on >= today;
}
