import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { assertSeenOnDesk } from './desk-seen.ts';
import { review } from './review.ts';
import { viewForDesk } from './view-for-desk.ts';

/** Corrects name or e-mail on the desk. Its mails go out at once: links to the old address have ended. */
export const correctApplication = endpoint(calls.correctApplication, {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  handle({ deps, caller, input: { applicant_id: id, seen, ...change } }) {
    deps.tx(() => {
      assertSeenOnDesk(deps, id, seen);
      review.correct(deps, { accountId: caller.account.id }, id, change);
    });
    return { application: viewForDesk(deps, id) };
  },
});
