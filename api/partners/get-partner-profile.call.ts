import { endpoint } from '../http/endpoint.ts';
import { onboardedPartner } from './caller-partner.ts';
import { viewCallersPartner } from './view-partner.ts';

/** The partner's own row. Without one, code PGRST116 leads to onboarding; who was a member is told that this has ended. */
export const getPartnerProfile = endpoint('getPartnerProfile', {
  auth: onboardedPartner,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle: ({ caller: { partner, account } }) => viewCallersPartner(partner, account.id),
});
