import type { TeamMembers } from '#contract/accounts/member.ts';
import type { Lang } from '#contract/languages.ts';
import type { Account } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { queueToUnconfirmed } from '../mail/unconfirmed.ts';
import { addInvitation, isUsable } from './member-invitation.ts';
import type { Organization, Team } from './team.ts';
import { viewCallersMembers } from './view-members.ts';

/** Who acts, and from which network. */
export interface By {
  account: Account;
  network: string;
}

/** Mails a colleague a link by which they join. The answer is the same whether the address has an account or not. */
export function invite(deps: Deps, team: Team, by: By, { email, lang }: { email: string; lang: Lang }): TeamMembers {
  deps.tx(() => {
    const { organization } = team.acting(deps, by.account.id);
    inviteInto(deps, team, { organization, by, email, lang });
  });
  return viewCallersMembers(deps, team, by.account.id);
}

/**
 * Mails an invitation again, with another link: the former one may have gone to a wrong hand. A repeat changes nothing.
 */
export function sendAgain(deps: Deps, team: Team, by: By, id: string): TeamMembers {
  deps.tx(() => {
    const { organization, invitation } = callersInvitation(deps, team, by.account.id, id);
    if (!invitation) return;
    team.members(deps).endInvitation(id, deps.clock.now());
    const { email, lang } = invitation;
    inviteInto(deps, team, { organization, by, email, lang });
  });
  return viewCallersMembers(deps, team, by.account.id);
}

/** Ends an invitation of a colleague. A repeat, or another organisation's invitation, changes nothing. */
export function withdraw(deps: Deps, team: Team, { account }: Pick<By, 'account'>, id: string): TeamMembers {
  deps.tx(() => {
    const { organization, invitation } = callersInvitation(deps, team, account.id, id);
    if (!invitation) return;
    team.members(deps).endInvitation(id, deps.clock.now());
    team.note(deps, organization, { action: 'withdraw_invitation', actorId: account.id });
  });
  return viewCallersMembers(deps, team, account.id);
}

/** An open invitation that the account may end. Throws `owner_only` for those of others. */
function callersInvitation(deps: Deps, team: Team, accountId: string, id: string) {
  const { organization, isOwner } = team.acting(deps, accountId);
  const invitation = team.members(deps).findInvitation(id);
  if (invitation?.organization_id !== organization.id || !isUsable(invitation, deps.clock.now()))
    return { organization };
  if (!isOwner && invitation.invited_by !== accountId) throw problem('owner_only');
  return { organization, invitation };
}

interface Wanted {
  organization: Organization;
  by: By;
  email: string;
  lang: Lang;
}

function inviteInto(deps: Deps, team: Team, { organization, by, email, lang }: Wanted): void {
  const { account, network } = by;
  const invitation = addInvitation(deps, team, { organization, email, lang, invitedBy: account.id });
  if (!invitation) return;
  team.note(deps, organization, { action: 'invite_member', actorId: account.id });
  const params = { organization: organization.name, inviter: account.email, invitation: invitation.id };
  const template = `${team.role}-member-invited` as const;
  queueToUnconfirmed(deps, { template, lang, accountId: account.id, recipient: email, params }, network);
}
