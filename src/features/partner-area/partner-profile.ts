import type { OwnPartnerProfile } from '#contract/partners/partner.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';

/** The part of the partner's profile that this page shows. */
export type Profile = Pick<
  OwnPartnerProfile,
  | 'organization_name'
  | 'contact_person'
  | 'partner_id'
  | 'invite_token'
  | 'invite_code'
  | 'invite_active'
  | 'created_at'
  | 'verified_at'
  | 'contact_changed_at'
  | 'poster_name'
  | 'poster_office'
  | 'poster_reach'
  | 'verified_name'
  | 'pause_reason'
  | 'website'
  | 'phone'
  | 'country'
  | 'is_owner'
>;

/** Checked by hand: the contract's schemas would bring a library along. Undefined for an answer not our server's. */
export function readProfile(reply: Unchecked<OwnPartnerProfile>): Profile | undefined {
  const row = reply as Partial<OwnPartnerProfile>;
  if (typeof row.organization_name !== 'string' || typeof row.partner_id !== 'string') return undefined;
  if (typeof row.invite_token !== 'string') return undefined;
  const { organization_name, partner_id, invite_token } = row;
  const {
    contact_person = '',
    invite_code = partner_id,
    invite_active = false,
    created_at = '',
    verified_at = null,
    contact_changed_at = null,
    poster_name = '',
    poster_office = '',
    poster_reach = '',
    verified_name = null,
  } = row;
  const { pause_reason = '', website = '', phone = '', country = '', is_owner = true } = row;
  return {
    organization_name,
    partner_id,
    invite_token,
    invite_code,
    contact_person,
    invite_active,
    created_at,
    verified_at,
    contact_changed_at,
    poster_name,
    poster_office,
    poster_reach,
    verified_name,
    pause_reason,
    website,
    phone,
    country,
    is_owner,
  };
}
