import { endpoint } from '../../http/endpoint.ts';
import { changeAsAdmin } from '../../members/change-as-admin.ts';
import { admin } from '../../sessions/session-auth.ts';
import { existingPartner } from '../existing-partner.ts';
import { partnerTeam } from '../partner-team.ts';
import { viewPartnerForAdmin } from './view-partner-for-admin.ts';

export const changePartnerMember = endpoint('changePartnerMember', {
  auth: admin,
  limit: { perNetwork: 300, perCaller: 60 },
  handle({ deps, caller, input: { partner_id: id, account_id: accountId, act } }) {
    existingPartner(deps, id);
    changeAsAdmin(deps, partnerTeam, act, { organizationId: id, accountId, actorId: caller.account.id });
    return viewPartnerForAdmin(deps, id);
  },
});
