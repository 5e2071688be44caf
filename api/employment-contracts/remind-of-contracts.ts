import { CONTRACT_SIDES } from '#contract/employment-contracts/contract-rules.ts';
import { attempt } from '../db/attempt.ts';
import type { Deps } from '../deps.ts';
import { berlinDate, berlinDateIn } from '../time/berlin-time.ts';
import { type Contract, contractStore } from './contract.store.ts';
import { recordContract } from './record-contract.ts';
import { tellSides } from './tell-sides.ts';

/** After it was sent, or came back. */
const TO_SIGN_AFTER_DAYS = [3, 6];
/**
 * So many days before work begins, both are reminded of paper that nobody has exchanged: time for the post, and the last
 * working day, since no morning's mail goes to an employer on a weekend, and most work begins on a Monday.
 */
const OF_PAPER_BEFORE_DAYS = [21, 3];
const AT_ONCE = 20;

/** Reminds either side of a contract that waits for its signature, and both of its paper. Answers whether there is more. */
export function remindOfContracts(deps: Deps): boolean {
  const { db, clock } = deps;
  const now = clock.now();
  const today = berlinDate(now);
  const toSign = CONTRACT_SIDES.map((side) =>
    remindAll(
      deps,
      () => contractStore(db).unsigned({ side, now, today, afterDays: TO_SIGN_AFTER_DAYS }, AT_ONCE),
      { action: 'contract-sign-reminded', detail: { side } },
      (row) => tellSides(deps, row, 'unsigned', { to: [side] }),
    ),
  );
  const ofPaper = OF_PAPER_BEFORE_DAYS.map((days) =>
    remindAll(
      deps,
      () => contractStore(db).toExchangeBy({ today, until: berlinDateIn(days, now), days }, AT_ONCE),
      { action: 'contract-paper-reminded' },
      (row) => tellSides(deps, row, 'paper'),
    ),
  );
  return [...toSign, ...ofPaper].includes(true);
}

type Act = Pick<Parameters<typeof recordContract>[2], 'action' | 'detail'>;

/** The event of the reminder is what ends its wait, also where its mail cannot be made. */
function remindAll(deps: Deps, waiting: () => Contract[], act: Act, tell: (row: Contract) => void): boolean {
  return deps.tx(() => {
    const rows = waiting();
    for (const row of rows) {
      recordContract(deps, row, { ...act, by: 'server' });
      attempt(deps, { contract: row.id, action: act.action }, 'nobody reminded', () => tell(row));
    }
    return rows.length === AT_ONCE;
  });
}
