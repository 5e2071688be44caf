import type { MemberInvitationReply } from '#contract/accounts/member.ts';
import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { findOpenInvitation } from './member-invitation.ts';
import type { Team } from './team.ts';

/** An invitation as its holder sees it, and whether its address has an account. Throws as `findOpenInvitation`. */
export function viewInvitation(deps: Deps, team: Team, token: string): MemberInvitationReply {
  const { invitation, organization } = findOpenInvitation(deps, team, token);
  const account = accountStore(deps.db).findByEmail(invitation.email);
  const role = account?.confirmed_at ? accountStore(deps.db).roleOf(account.id) : undefined;
  return {
    organization_name: organization.name,
    email: invitation.email,
    account: role === undefined ? 'none' : role === team.role ? role : 'other',
  };
}
