import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { admin } from '../sessions/session-auth.ts';
import { handOver } from './membership.ts';
import { existingPartner, viewPartnerForAdmin } from './view-partner-for-admin.ts';

/** Makes a member the owner, for instance when the former one has left the university. */
export const handOverPartner = endpoint(calls.handOverPartner, {
  auth: admin,
  limit: { perNetwork: 300, perCaller: 60, windowMinutes: 15 },
  handle({ deps, caller, input: { partner_id: id, account_id: accountId } }) {
    deps.tx(() => {
      const partner = existingPartner(deps, id);
      if (!handOver(deps, { partner, accountId, actorId: caller.account.id })) throw problem('member_not_found');
    });
    deps.mail.wake();
    return viewPartnerForAdmin(deps, id);
  },
});
