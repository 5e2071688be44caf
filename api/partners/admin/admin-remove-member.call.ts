import { calls } from '#contract/calls.ts';
import { endpoint } from '../../http/endpoint.ts';
import { changeAsAdmin } from '../../members/end-access.ts';
import { admin } from '../../sessions/session-auth.ts';
import { partnerTeam } from '../partner-team.ts';
import { existingPartner, viewPartnerForAdmin } from './view-partner-for-admin.ts';

export const adminRemoveMember = endpoint(calls.adminRemoveMember, {
  auth: admin,
  limit: { perNetwork: 300, perCaller: 60, windowMinutes: 15 },
  handle({ deps, caller, input: { partner_id: id, account_id: accountId } }) {
    existingPartner(deps, id);
    changeAsAdmin(deps, partnerTeam, 'remove', { organizationId: id, accountId, actorId: caller.account.id });
    return viewPartnerForAdmin(deps, id);
  },
});
