import { idOnDesk } from '../applicants/review/id-on-desk.ts';
import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { holdOrRelease } from './hold-or-release.ts';

export const holdDeletion = endpoint('holdDeletion', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input: { applicant_id, reason } }) {
    holdOrRelease(deps, { accountId: caller.account.id }, idOnDesk(deps, applicant_id), reason);
    return { success: true as const };
  },
});
