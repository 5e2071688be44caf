import { createHash, createHmac, randomUUID } from 'node:crypto';
import { MAX_MEMBER_INVITATIONS_A_DAY, MAX_PARTNER_MEMBERS, MEMBER_INVITATION_DAYS } from '#contract/limits.ts';
import type { NO_INVITING } from '#contract/partner-member.ts';
import { DAY_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import type { Partner } from './partner.store.ts';
import type { MemberInvitation } from './partner-member.store.ts';

/** Why nobody can be invited at the moment, or null. A partner whom nobody has verified could mail anybody. */
export function noInviting(
  { partnerMembers, clock }: Pick<Deps, 'partnerMembers' | 'clock'>,
  { partner_id: id, verified_at, invite_active }: Partner,
): (typeof NO_INVITING)[number] | null {
  if (verified_at === null) return 'unverified';
  if (invite_active === 0) return 'paused';
  const people = partnerMembers.listOf(id).length + partnerMembers.openInvitations(id, clock.now()).length;
  return people >= MAX_PARTNER_MEMBERS ? 'full' : null;
}

const REFUSALS = { unverified: 'partner_not_verified', paused: 'members_paused', full: 'too_many_members' } as const;

/**
 * Adds an invitation, in a transaction; undefined if one to this address is open: a press may be doubled. Nothing in it
 * depends on whether the address has an account: the inviter must not learn that.
 */
export function addInvitation(
  deps: Deps,
  partner: Partner,
  { email, invitedBy }: { email: string; invitedBy: string },
): MemberInvitation | undefined {
  const { partnerMembers, accounts, clock, secretKey } = deps;
  const { partner_id, user_id } = partner;
  const now = clock.now();
  const people = [accounts.find(user_id), ...partnerMembers.listOf(partner_id)];
  if (people.some((person) => person && isSameAddress(person.email, email))) throw problem('already_member');
  if (partnerMembers.openInvitations(partner_id, now).some((open) => isSameAddress(open.email, email)))
    return undefined;
  const refusal = noInviting(deps, partner);
  if (refusal) throw problem(REFUSALS[refusal]);
  const today = partnerMembers.invitedSince(partner_id, now - DAY_MS);
  if (today >= MAX_MEMBER_INVITATIONS_A_DAY) throw problem('too_many_invitations');
  const id = randomUUID();
  const sha256 = hashOf(invitationToken(secretKey, id));
  const [created_at, expires_at] = [now, now + MEMBER_INVITATION_DAYS * DAY_MS];
  partnerMembers.invite({ id, partner_id, email, sha256, invited_by: invitedBy, created_at, expires_at });
  return partnerMembers.findInvitation(id);
}

/** The token of an invitation: the same each time its mail is tried, and made when the mail is sent. */
export function invitationToken(secretKey: Buffer, id: string): string {
  return createHmac('sha256', secretKey).update(`partner member invitation ${id}`).digest('base64url');
}

/** The invitation of a token, used and ended ones too. */
export function findMemberInvitation({ partnerMembers }: Pick<Deps, 'partnerMembers'>, token: string) {
  return partnerMembers.findInvitationByHash(hashOf(token));
}

/** Whether an invitation can still be used. Pure. */
export function isUsable({ used_at, ended_at, expires_at }: MemberInvitation, now: number): boolean {
  return used_at === null && ended_at === null && expires_at > now;
}

/**
 * The invitation that somebody may use now, and the partner who invites.
 * @throws Problem `link_ended`, or `members_paused` while an admin has paused the partner
 */
export function findOpenInvitation(
  deps: Pick<Deps, 'partnerMembers' | 'partners' | 'accounts' | 'clock'>,
  token: string,
): { invitation: MemberInvitation; partner: Partner } {
  const invitation = findMemberInvitation(deps, token);
  const partner = invitation && deps.partners.findByPartnerId(invitation.partner_id);
  if (!invitation || !partner || !isUsable(invitation, deps.clock.now())) throw problem('link_ended');
  if (deps.accounts.find(partner.user_id)?.disabled_at !== null) throw problem('link_ended');
  if (partner.invite_active === 0) throw problem('members_paused');
  return { invitation, partner };
}

export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
