import { endpoint } from '../../http/endpoint.ts';
import { admin } from '../../sessions/session-auth.ts';
import { correctPassport } from '../correct-passport.ts';
import { assertSeenOnDesk } from './desk-seen.ts';
import { review } from './review.ts';
import { viewForDesk } from './view-for-desk.ts';

/** Corrects name or e-mail on the desk, or what stands in the place of the passport. Its mails go out at once: links to the old address have ended. */
export const correctApplication = endpoint('correctApplication', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input: { applicant_id: id, seen, passport, ...change } }) {
    const who = { accountId: caller.account.id };
    deps.tx(() => {
      assertSeenOnDesk(deps, id, seen);
      if (passport !== undefined) correctPassport(deps, id, passport, who);
      if (passport === undefined || Object.keys(change).length > 0) review.correct(deps, who, id, change);
    });
    return { application: viewForDesk(deps, id, caller.account.id) };
  },
});
