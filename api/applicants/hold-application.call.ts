import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { assertSeenOnDesk } from './desk-seen.ts';
import { review } from './review.ts';
import { viewForDesk } from './view-for-desk.ts';

/** Puts an application on hold with a reason that only operators read, or lets it go on. */
export const holdApplication = endpoint(calls.holdApplication, {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  handle({ deps, caller, input: { applicant_id: id, seen, reason } }) {
    const who = { accountId: caller.account.id };
    deps.tx(() => {
      assertSeenOnDesk(deps, id, seen);
      if (reason === undefined) review.goOn(deps, who, id);
      else review.hold(deps, who, id, reason);
    });
    return { application: viewForDesk(deps, id, caller.account.id) };
  },
});
