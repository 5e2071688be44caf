import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { refreshAll } from './refresh-registrations.ts';
import { viewPartnerForAdmin } from './view-partner-for-admin.ts';

/** One partner with its counts and its log. */
export const getPartner = endpoint(calls.getPartner, {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  async handle({ deps, input }) {
    await refreshAll(deps);
    return viewPartnerForAdmin(deps, input.partner_id);
  },
});
