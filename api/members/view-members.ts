import type { TeamMember, TeamMembers } from '#contract/accounts/member.ts';
import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { lastDayOf } from '../time/berlin-time.ts';
import { isoTime } from '../time/iso-time.ts';
import { noInviting } from './member-invitation.ts';
import { colleaguesOf } from './people.ts';
import type { Organization, Team } from './team.ts';

/** Everybody who works for an organisation, the owner first. */
export function viewMembers(
  deps: Pick<Deps, 'db'>,
  team: Team,
  organization: Pick<Organization, 'id' | 'ownerId' | 'since'>,
): TeamMember[] {
  const { ownerId, since } = organization;
  const email = accountStore(deps.db).find(ownerId)?.email ?? '';
  return [
    { account_id: ownerId, email, is_owner: true, invited_by: null, since: isoTime(since) },
    ...colleaguesOf(deps, team, organization).map((one) => ({
      account_id: one.account_id,
      email: one.email,
      is_owner: false,
      invited_by: one.invited_by_email,
      since: isoTime(one.joined_at),
    })),
  ];
}

/** Everybody who works for the caller's organisation, and the colleagues who are invited. */
export function viewCallersMembers(deps: Deps, team: Team, accountId: string): TeamMembers {
  const { organization, isOwner } = team.acting(deps, accountId);
  const invitations = team.members(deps).openInvitations(organization.id, deps.clock.now());
  return {
    you: accountId,
    members: viewMembers(deps, team, organization),
    invitations: invitations.map((open) => ({
      id: open.id,
      email: open.email,
      valid_until: lastDayOf(open.expires_at) ?? '',
      invited_by: open.invited_by_email,
      can_withdraw: isOwner || open.invited_by === accountId,
    })),
    no_inviting: noInviting(deps, team, organization),
  };
}
