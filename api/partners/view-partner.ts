import type { OwnPartnerProfile, PartnerProfile } from '#contract/partners/partner.ts';
import { isoTime, isoTimeOrNull } from '../time/iso-time.ts';
import type { Partner } from './partner.store.ts';

export function viewCallersPartner(row: Partner, accountId: string): OwnPartnerProfile {
  return { ...viewPartner(row), is_owner: row.user_id === accountId };
}

/** The reply with a partner's profile: field by field, as the table also holds what only admins see. */
export function viewPartner(row: Partner): PartnerProfile {
  const { id, user_id, organization_name, contact_person, partner_id, invite_token, invite_code } = row;
  const { verified_name, pause_reason, website, phone, country, poster_name, poster_office, poster_reach } = row;
  return {
    ...{ id, user_id, organization_name, contact_person, partner_id, invite_token, invite_code },
    ...{ verified_name, pause_reason, website, phone, country, poster_name, poster_office, poster_reach },
    invite_active: row.invite_active === 1,
    invite_rotated_at: isoTimeOrNull(row.invite_rotated_at),
    verified_at: isoTimeOrNull(row.verified_at),
    contact_changed_at: isoTimeOrNull(row.contact_changed_at),
    created_at: isoTime(row.created_at),
  };
}
