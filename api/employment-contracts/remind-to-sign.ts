import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { hasConsent } from '../placements/employer-reads.ts';
import { DAY_MS } from '../time/clock.ts';
import { contractStore } from './contract.store.ts';
import { recordContract } from './record-contract.ts';
import { tellSides } from './tell-sides.ts';

/** Three days after it was sent, and again after six. */
const AFTER_DAYS = 3;
const TIMES = 2;
const AT_ONCE = 20;

/** Reminds candidates of a contract that waits for their signature. Answers whether there is more. */
export function remindToSign(deps: Deps): boolean {
  const { db, clock } = deps;
  const when = { now: clock.now(), after: AFTER_DAYS * DAY_MS, times: TIMES };
  return deps.tx(() => {
    const rows = contractStore(db).unsigned(when, AT_ONCE);
    for (const row of rows) {
      // The event ends the wait, also for those who want no reminders, or whose contract rests.
      recordContract(deps, row, { action: 'contract-sign-reminded', by: 'server' });
      const isWanted = applicantStore(db).find(row.applicant_id)?.reminders_stopped_at === null;
      if (isWanted && hasConsent(deps, row.applicant_id)) tellSides(deps, row, 'unsigned');
    }
    return rows.length === AT_ONCE;
  });
}
