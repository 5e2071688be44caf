import type { PartnerMember, PartnerMembers } from '#contract/partner-member.ts';
import type { Deps } from '../deps.ts';
import { isoTime } from '../iso-time.ts';
import type { PartnerCaller } from './caller-partner.ts';
import { noInviting } from './member-invitation.ts';
import type { Partner } from './partner.store.ts';

/** Everybody who works for a partner, the owner first. */
export function viewMembers(
  { accounts, partnerMembers }: Pick<Deps, 'accounts' | 'partnerMembers'>,
  { user_id, partner_id, created_at }: Partner,
): PartnerMember[] {
  const owner = { account_id: user_id, email: accounts.find(user_id)?.email ?? '', is_owner: true, invited_by: null };
  return [
    { ...owner, since: isoTime(created_at) },
    ...partnerMembers.listOf(partner_id).map(({ account_id, email, joined_at, invited_by_email: invited_by }) => ({
      ...{ account_id, email, is_owner: false, invited_by },
      since: isoTime(joined_at),
    })),
  ];
}

/** The same for one of them, with the colleagues who are invited. */
export function viewOwnMembers(deps: Deps, { account, partner, isOwner }: PartnerCaller): PartnerMembers {
  const { partnerMembers, clock } = deps;
  return {
    you: account.id,
    members: viewMembers(deps, partner),
    invitations: partnerMembers.openInvitations(partner.partner_id, clock.now()).map((open) => ({
      id: open.id,
      email: open.email,
      expires_at: isoTime(open.expires_at),
      invited_by: open.invited_by_email,
      can_withdraw: isOwner || open.invited_by === account.id,
    })),
    no_inviting: noInviting(deps, partner),
  };
}
