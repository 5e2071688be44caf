import { endpoint } from '../../http/endpoint.ts';
import { adminOrReader } from '../../sessions/session-auth.ts';
import { viewPartnerForAdmin } from './view-partner-for-admin.ts';

export const getPartner = endpoint('getPartner', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, input }) {
    return viewPartnerForAdmin(deps, input.partner_id);
  },
});
