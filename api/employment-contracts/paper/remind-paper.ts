import type { Deps } from '../../deps.ts';
import { berlinDate } from '../../time/berlin-time.ts';
import { DAY_MS } from '../../time/clock.ts';
import { contractStore } from '../contract.store.ts';
import { recordContract } from '../record-contract.ts';
import { tellSides } from '../tell-sides.ts';

/** So many days before work begins, both are reminded of paper that nobody has exchanged: time for the post, and the eve. */
const BEFORE_DAYS = [21, 1] as const;
const BATCH = 20;

/** Reminds both sides of the paper. Answers whether there may be more. */
export function remindPaper(deps: Deps): boolean {
  const { db, clock } = deps;
  const now = clock.now();
  let reminded = 0;
  for (const days of BEFORE_DAYS) {
    const until = berlinDate(now + days * DAY_MS);
    reminded += deps.tx(() => {
      const rows = contractStore(db).toExchangeBy({ today: berlinDate(now), until, days }, BATCH);
      for (const row of rows) {
        recordContract(deps, row, { action: 'contract-paper-reminded', by: 'server' });
        tellSides(deps, row, 'paper');
      }
      return rows.length;
    });
  }
  return reminded >= BATCH;
}
