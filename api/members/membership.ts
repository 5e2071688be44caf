import { type Account, accountStore } from '../accounts/account.store.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { sessionStore } from '../sessions/session.store.ts';
import { mailOne, mailPeople } from './mail-people.ts';
import { findMemberInvitation, findOpenInvitation, isSameAddress } from './member-invitation.ts';
import { colleaguesOf } from './people.ts';
import type { MemberNote, Organization, Team } from './team.ts';

/**
 * Joins the organisation of an invitation, in a transaction. The link alone is not enough: it is for one address, so
 * a mail that was passed on lets nobody in. Sent again by a member who has joined, it changes nothing.
 */
export function joinByInvitation(deps: Deps, team: Team, account: Account, token: string): void {
  const members = team.members(deps);
  const own = team.idOfAccount(deps, account.id);
  const known = findMemberInvitation(members, token);
  if (known && known.used_at !== null && own === known.organization_id) return;
  const { invitation, organization } = findOpenInvitation(deps, team, token);
  if (!isSameAddress(account.email, invitation.email)) throw problem('invited_other_address');
  if (accountStore(deps.db).roleOf(account.id) !== team.role) throw problem('invited_other_role');
  if (own) throw problem('member_elsewhere');
  const now = deps.clock.now();
  const { id: organization_id, ownerId } = organization;
  members.markUsed(invitation.id, now);
  members.add({ account_id: account.id, organization_id, invited_by: invitation.invited_by, joined_at: now });
  const first_name = team.accountName(organization);
  if (first_name) accountStore(deps.db).setName(account.id, { first_name, last_name: '' }, now);
  record(deps, team, organization, { action: 'member_joined', actorId: account.id, accountId: account.id });
  mailOne(deps, ownerId, `${team.role}-member-joined`, { email: account.email });
}

interface Change {
  organization: Organization;
  accountId: string;
  actorId: string;
}

/**
 * Ends somebody's access, in a transaction: on all devices at once, and with it what they have invited. False for an
 * account that is no member, and for the owner's.
 */
export function endMembership(deps: Deps, team: Team, { organization, accountId, actorId }: Change): boolean {
  const { id, name, ownerId } = organization;
  const members = team.members(deps);
  if (accountId === ownerId || !members.remove(accountId, id)) return false;
  members.endInvitationsBy(id, accountId, deps.clock.now());
  sessionStore(deps.db).endAll(accountId);
  const isLeaving = accountId === actorId;
  const detail = accountStore(deps.db).find(accountId)?.email ?? '';
  const action = isLeaving ? 'member_left' : 'member_removed';
  record(deps, team, organization, { action, actorId, accountId, ...(!isLeaving && { detail }) });
  if (!isLeaving)
    mailOne(deps, accountId, `${team.role}-member-removed`, { organization: name, by: byOf(deps, actorId) });
  return true;
}

/**
 * Makes a member the owner, in a transaction; the former owner stays as a member. False for anybody else, and for
 * a blocked account, whose owning would block the organisation.
 */
export function handOver(deps: Deps, team: Team, { organization, accountId, actorId }: Change): boolean {
  const { db } = deps;
  const accounts = accountStore(db);
  const { name, ownerId: formerId } = organization;
  if (accounts.find(accountId)?.disabled_at !== null) return false;
  if (!colleaguesOf(deps, team, organization).some(({ account_id }) => account_id === accountId)) return false;
  team.setOwner(deps, organization, accountId);
  const [former, next] = [accounts.find(formerId)?.email ?? '', accounts.find(accountId)?.email ?? ''];
  record(deps, team, organization, { action: 'owner_changed', actorId, accountId, detail: `${former} → ${next}` });
  const owned = { ...organization, ownerId: accountId };
  mailPeople(deps, team, owned, `${team.role}-owner-changed`, { organization: name, email: next });
  return true;
}

/** The address of the person who ended an access, for the former member to read; '' for an admin, who is not named. */
export function byOf({ db }: Pick<Deps, 'db'>, actorId: string | null): string {
  if (actorId === null || accountStore(db).roleOf(actorId) === 'admin') return '';
  return accountStore(db).find(actorId)?.email ?? '';
}

/** In the organisation's log, and in the events of the account whose access has changed. */
function record(deps: Deps, team: Team, organization: Organization, note: MemberNote & { accountId: string }): void {
  team.note(deps, organization, note);
  recordEvent(deps, ['account', note.accountId], {
    ...{ actor: 'account', accountId: note.actorId, action: note.action.replace('_', '-') },
    // Later the account says no more for whom it worked.
    detail: { [`${team.role}_id`]: organization.id },
  });
}
