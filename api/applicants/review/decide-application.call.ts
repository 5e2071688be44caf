import { endpoint } from '../../http/endpoint.ts';
import { admin } from '../../sessions/session-auth.ts';
import { decideOnDesk } from './desk-decision.ts';
import { viewForDesk } from './view-for-desk.ts';

/** A decision from the review desk, made by `review`. */
export const decideApplication = endpoint('decideApplication', {
  auth: admin,
  limit: { perNetwork: 3000, perCaller: 1200 },
  handle({ deps, caller, input: { applicant_id, decision_id, seen, ...choice } }) {
    const asked = { id: decision_id, accountId: caller.account.id, seen, choice: { applicant_id, ...choice } };
    const { undone_at, mails } = decideOnDesk(deps, applicant_id, asked);
    return {
      application: viewForDesk(deps, applicant_id, caller.account.id),
      sends_mail: undone_at === null && mails.length > 0,
    };
  },
});
