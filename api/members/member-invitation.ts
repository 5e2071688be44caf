import { createHmac, hash, randomUUID } from 'node:crypto';
import type { NO_INVITING } from '#contract/accounts/member.ts';
import type { Lang } from '#contract/languages.ts';
import { MAX_MEMBER_INVITATIONS_A_DAY, MAX_MEMBERS, MEMBER_INVITATION_DAYS } from '#contract/limits.ts';
import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { berlinDayEndIn } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import type { MemberInvitation, MemberStore } from './member.store.ts';
import { colleaguesOf } from './people.ts';
import type { Organization, Team, TeamRole } from './team.ts';

/** Why nobody can be invited at the moment, or null. */
export function noInviting(deps: Deps, team: Team, organization: Organization): (typeof NO_INVITING)[number] | null {
  if (organization.inviting !== 'open') return organization.inviting;
  const waiting = team.members(deps).openInvitations(organization.id, deps.clock.now());
  return colleaguesOf(deps, team, organization).length + waiting.length >= MAX_MEMBERS ? 'full' : null;
}

const REFUSALS = {
  partner: { unverified: 'partner_not_verified', paused: 'members_paused', full: 'too_many_members' },
  employer: { unverified: 'members_not_vetted', paused: 'members_paused', full: 'too_many_members' },
} as const;

/**
 * Adds an invitation, in a transaction; undefined if one to this address is open: a press may be doubled. Nothing in it
 * depends on whether the address has an account: the inviter must not learn that.
 */
export function addInvitation(
  deps: Deps,
  team: Team,
  { organization, ...given }: { organization: Organization; email: string; lang: Lang; invitedBy: string },
): MemberInvitation | undefined {
  const { db, clock, secretKey } = deps;
  const { email, lang, invitedBy: invited_by } = given;
  const members = team.members(deps);
  const now = clock.now();
  const people = [accountStore(db).find(organization.ownerId), ...members.listOf(organization.id)];
  if (people.some((person) => person && isSameAddress(person.email, email))) throw problem('already_member');
  if (members.openInvitations(organization.id, now).some((open) => isSameAddress(open.email, email))) return undefined;
  const refusal = noInviting(deps, team, organization);
  if (refusal) throw problem(REFUSALS[team.role][refusal]);
  const today = members.invitedSince(organization.id, now - DAY_MS);
  if (today >= MAX_MEMBER_INVITATIONS_A_DAY) throw problem('too_many_invitations');
  const id = randomUUID();
  const sha256 = hash('sha256', invitationToken(secretKey, team.role, id));
  const [created_at, expires_at] = [now, berlinDayEndIn(MEMBER_INVITATION_DAYS, now)];
  members.invite({ id, organization_id: organization.id, email, lang, sha256, invited_by, created_at, expires_at });
  return members.findInvitation(id);
}

/** The token of an invitation: the same each time its mail is tried, and made when the mail is sent. */
export function invitationToken(secretKey: Buffer, role: TeamRole, id: string): string {
  return createHmac('sha256', secretKey).update(`${role} member invitation ${id}`).digest('base64url');
}

/** The invitation of a token, used and ended ones too. */
export function findMemberInvitation(members: MemberStore, token: string): MemberInvitation | undefined {
  return members.findInvitationByHash(hash('sha256', token));
}

/** Whether an invitation can still be used. Pure. */
export function isUsable({ used_at, ended_at, expires_at }: MemberInvitation, now: number): boolean {
  return used_at === null && ended_at === null && expires_at > now;
}

/**
 * The invitation that somebody may use now, and the organisation that invites.
 * @throws Problem `link_ended`, or `members_paused` while an admin has paused the partner
 */
export function findOpenInvitation(
  deps: Deps,
  team: Team,
  token: string,
): { invitation: MemberInvitation; organization: Organization } {
  const invitation = findMemberInvitation(team.members(deps), token);
  const organization = invitation && team.find(deps, invitation.organization_id);
  if (!invitation || !organization || !isUsable(invitation, deps.clock.now())) throw problem('link_ended');
  if (accountStore(deps.db).find(organization.ownerId)?.disabled_at !== null) throw problem('link_ended');
  if (organization.inviting === 'paused') throw problem('members_paused');
  return { invitation, organization };
}

export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
