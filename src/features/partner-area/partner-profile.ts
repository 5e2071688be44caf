import type { OwnPartnerProfile } from '#contract/partners/partner.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';

/** The partner's profile, as this page shows it. */
export type Profile = OwnPartnerProfile;

/** What a server from before these fields leaves out. */
const OLDER = {
  ...{ contact_person: '', created_at: '', invite_active: false, pause_reason: '', is_owner: true },
  ...{ poster_name: '', poster_office: '', poster_reach: '', website: '', phone: '', country: '' },
  ...{ verified_at: null, verified_name: null, contact_changed_at: null, invite_rotated_at: null },
};

/** Checked by hand: the contract's schemas would bring a library along. Undefined for an answer not our server's. */
export function readProfile(reply: Unchecked<OwnPartnerProfile>): Profile | undefined {
  const { organization_name, partner_id, invite_token } = reply;
  if (typeof organization_name !== 'string' || typeof partner_id !== 'string') return undefined;
  if (typeof invite_token !== 'string') return undefined;
  return { ...OLDER, invite_code: partner_id, ...reply } as Profile;
}
