import type { TeamMembers } from '#contract/accounts/member.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { endMembership, handOver } from './membership.ts';
import type { Team } from './team.ts';
import { viewCallersMembers } from './view-members.ts';

/** The owner ends a colleague's access. A repeat, or an account that is no member, changes nothing. */
export function remove(deps: Deps, team: Team, ownerId: string, accountId: string): TeamMembers {
  deps.tx(() => {
    const { organization, isOwner } = team.acting(deps, ownerId);
    if (!isOwner) throw problem('owner_only');
    endMembership(deps, team, { organization, accountId, actorId: ownerId });
  });
  return viewCallersMembers(deps, team, ownerId);
}

/** Ends the caller's own access. An organisation without an owner would have nobody who answers for it. */
export function leave(deps: Deps, team: Team, accountId: string): { success: true } {
  deps.tx(() => {
    const { organization, isOwner } = team.acting(deps, accountId);
    if (isOwner) throw problem(team.role === 'partner' ? 'owner_stays' : 'owner_hands_over');
    endMembership(deps, team, { organization, accountId, actorId: accountId });
  });
  return { success: true };
}

/** The owner hands the main account to a colleague, and stays as a colleague. */
export function giveAway(deps: Deps, team: Team, ownerId: string, accountId: string): TeamMembers {
  deps.tx(() => {
    const { organization, isOwner } = team.acting(deps, ownerId);
    // The button was pressed twice: the colleague is the owner already.
    if (organization.ownerId === accountId) return;
    if (!isOwner) throw problem('owner_only');
    if (!handOver(deps, team, { organization, accountId, actorId: ownerId })) throw problem('member_not_found');
  });
  return viewCallersMembers(deps, team, ownerId);
}

/** The same by an admin: removes somebody, or makes them the owner. Throws `member_not_found`. */
export function changeAsAdmin(
  deps: Deps,
  team: Team,
  act: 'remove' | 'hand-over',
  who: { organizationId: string; accountId: string; actorId: string },
): void {
  const { organizationId, accountId, actorId } = who;
  deps.tx(() => {
    const organization = team.find(deps, organizationId);
    const change = act === 'remove' ? endMembership : handOver;
    if (!organization || !change(deps, team, { organization, accountId, actorId })) throw problem('member_not_found');
  });
}
