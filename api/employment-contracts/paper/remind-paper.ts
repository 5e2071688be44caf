import { attempt } from '../../db/attempt.ts';
import type { Deps } from '../../deps.ts';
import { berlinDate } from '../../time/berlin-time.ts';
import { DAY_MS } from '../../time/clock.ts';
import { contractStore } from '../contract.store.ts';
import { recordContract } from '../record-contract.ts';
import { tellSides } from '../tell-sides.ts';

/**
 * So many days before work begins, both are reminded of paper that nobody has exchanged: time for the post, and the last
 * working day, since no morning's mail goes to an employer on a weekend, and most work begins on a Monday.
 */
const BEFORE_DAYS = [21, 3] as const;
const BATCH = 20;

/** Reminds both sides of the paper. Answers whether there may be more. */
export function remindPaper(deps: Deps): boolean {
  const { db, clock } = deps;
  const today = berlinDate(clock.now());
  let reminded = 0;
  for (const days of BEFORE_DAYS) {
    const until = berlinDate(Date.parse(today) + days * DAY_MS);
    reminded += deps.tx(() => {
      const rows = contractStore(db).toExchangeBy({ today, until, days }, BATCH);
      for (const row of rows) {
        recordContract(deps, row, { action: 'contract-paper-reminded', by: 'server' });
        attempt(deps, { contract: row.id }, 'nobody reminded of paper', () => tellSides(deps, row, 'paper'));
      }
      return rows.length;
    });
  }
  return reminded >= BATCH;
}
