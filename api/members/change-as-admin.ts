import type { MemberAct } from '#contract/accounts/member.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { endMembership, handOver } from './membership.ts';
import type { Team } from './team.ts';

/** What an admin does about somebody's access. Throws `member_not_found`. */
export function changeAsAdmin(
  deps: Deps,
  team: Team,
  act: MemberAct,
  who: { organizationId: string; accountId: string; actorId: string },
): void {
  const { organizationId, accountId, actorId } = who;
  deps.tx(() => {
    const organization = team.find(deps, organizationId);
    const change = act === 'remove-member' ? endMembership : handOver;
    if (!organization || !change(deps, team, { organization, accountId, actorId })) throw problem('member_not_found');
  });
}
