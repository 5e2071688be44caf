import { CONTRACT_SIDES } from '#contract/employment-contracts/contract-rules.ts';
import { attempt } from '../db/attempt.ts';
import type { Deps } from '../deps.ts';
import { contractStore } from './contract.store.ts';
import { recordContract } from './record-contract.ts';
import { tellSides } from './tell-sides.ts';

/** After it was sent, or came back. */
const REMIND_AFTER_DAYS = [3, 6];
const AT_ONCE = 20;

/** Reminds either side of a contract that waits for its signature. Answers whether there is more. */
export function remindToSign(deps: Deps): boolean {
  const { db, clock } = deps;
  const when = { now: clock.now(), afterDays: REMIND_AFTER_DAYS };
  const isMore = CONTRACT_SIDES.map((side) =>
    deps.tx(() => {
      const rows = contractStore(db).unsigned({ ...when, side }, AT_ONCE);
      for (const row of rows) {
        recordContract(deps, row, { action: 'contract-sign-reminded', by: 'server', detail: { side } });
        attempt(deps, { contract: row.id }, 'nobody reminded to sign', () =>
          tellSides(deps, row, 'unsigned', { to: [side] }),
        );
      }
      return rows.length === AT_ONCE;
    }),
  );
  return isMore.includes(true);
}
