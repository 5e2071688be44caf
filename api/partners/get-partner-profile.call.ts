import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { partner } from '../sessions/session-auth.ts';
import { viewPartner } from './view-partner.ts';

/** The partner's own row. Without one, code PGRST116 leads to onboarding. */
export const getPartnerProfile = endpoint(calls.getPartnerProfile, {
  auth: partner,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  handle({ deps, caller }) {
    const row = deps.partners.findByUser(caller.account.id);
    if (!row) throw problem('PGRST116');
    return viewPartner(row);
  },
});
