import type { PartnerProfile } from '#contract/partner.ts';
import type { Partner } from './partner.store.ts';

/** The row as it goes over the wire. */
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
