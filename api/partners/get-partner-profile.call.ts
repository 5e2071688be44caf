import * as z from 'zod/mini';
import { partnerProfile } from '#contract/partner.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { partner } from '../sessions/session-auth.ts';
import { viewPartner } from './view-partner.ts';

/** The own row. None yet: code PGRST116, which leads to onboarding. */
export const getPartnerProfile = endpoint({
  name: 'partner-profile',
  path: '/api/partner/profile',
  methods: ['get'],
  auth: partner,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  input: z.object({}),
  output: partnerProfile,
  handle({ deps, caller }) {
    const row = deps.partners.findByUser(caller.account.id);
    if (!row) throw problem('PGRST116');
    return viewPartner(row);
  },
});
