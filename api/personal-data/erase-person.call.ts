import { loadApplicant } from '../applicants/load.ts';
import { assertSeenOnDesk } from '../applicants/review/desk-seen.ts';
import { idOnDesk } from '../applicants/review/id-on-desk.ts';
import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { eraseConfirmed } from './confirmed-erasure.ts';

/** Erases an application for somebody who asks by letter, or one that should not be there. */
export const erasePerson = endpoint('erasePerson', {
  auth: admin,
  limit: { perNetwork: 240, perCaller: 60 },
  handle({ deps, caller, input: { applicant_id, seen, number, reason } }) {
    const applicant = loadApplicant(deps, idOnDesk(deps, applicant_id));
    const who = { accountId: caller.account.id };
    deps.tx(() => {
      assertSeenOnDesk(deps, applicant.id, seen);
      eraseConfirmed(
        deps,
        { confirmed: { applicant, number }, applications: [applicant.id] },
        { why: 'operator', reason, who },
      );
    });
    return { success: true as const };
  },
});
