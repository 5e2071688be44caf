import * as z from 'zod/mini';
import { type PartnerProfile, partnerProfile } from '#contract/partner.ts';
import { partner } from '../accounts/session-auth.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import type { Partner } from './partner.store.ts';

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

export function viewPartner(row: Partner): PartnerProfile {
  return {
    ...row,
    invite_active: row.invite_active === 1,
    invite_rotated_at: isoOrNull(row.invite_rotated_at),
    verified_at: isoOrNull(row.verified_at),
    created_at: new Date(row.created_at).toISOString(),
  };
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
