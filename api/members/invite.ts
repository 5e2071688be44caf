import type { Lang } from '#contract/languages.ts';
import type { Account } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { queueToUnconfirmed } from '../mail/unconfirmed.ts';
import { lastDayOf } from '../time/berlin-time.ts';
import { addInvitation, isUsable } from './member-invitation.ts';
import type { Organization, Team } from './team.ts';

/** An open invitation that the account may end. Throws `owner_only` for those of others. */
export function callersInvitation(deps: Deps, team: Team, accountId: string, id: string) {
  const { organization, isOwner } = team.acting(deps, accountId);
  const invitation = team.members(deps).findInvitation(id);
  if (invitation?.organization_id !== organization.id || !isUsable(invitation, deps.clock.now()))
    return { organization };
  if (!isOwner && invitation.invited_by !== accountId) throw problem('owner_only');
  return { organization, invitation };
}

interface Wanted {
  organization: Organization;
  /** Who invites, and from which network. */
  account: Account;
  network: string;
  email: string;
  lang: Lang;
}

/** Mails a colleague a link by which they join, in a transaction. */
export function inviteInto(deps: Deps, team: Team, { organization, account, network, email, lang }: Wanted): void {
  const invitation = addInvitation(deps, team, { organization, email, lang, invitedBy: account.id });
  if (!invitation) return;
  team.note(deps, organization, { action: 'invite_member', actorId: account.id });
  const until = lastDayOf(invitation.expires_at) ?? '';
  const params = { organization: organization.name, inviter: account.email, invitation: invitation.id, until };
  const template = `${team.role}-member-invited` as const;
  queueToUnconfirmed(deps, { template, lang, accountId: account.id, recipient: email, params }, network);
}
