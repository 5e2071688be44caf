import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { endMembership } from './membership.ts';
import { colleaguesOf } from './people.ts';
import type { Team } from './team.ts';

/**
 * Ends what an account holds in its organisation before the account is erased, in a transaction. The last one ends the
 * organisation; whoever has colleagues has to hand over first. Returns the accounts of those who stay.
 */
export function leaveForGood(deps: Deps, team: Team, accountId: string): string[] {
  const id = team.idOfAccount(deps, accountId);
  const organization = id === undefined ? undefined : team.find(deps, id);
  if (!organization) return [];
  const colleagues = colleaguesOf(deps, team, organization).map(({ account_id }) => account_id);
  if (organization.ownerId === accountId) {
    if (colleagues.length > 0) throw problem(team.role === 'partner' ? 'owner_stays' : 'owner_hands_over');
    team.end(deps, organization);
    return [];
  }
  endMembership(deps, team, { organization, accountId, actorId: accountId });
  team.forgetAddress(deps, organization, accountId);
  return [organization.ownerId, ...colleagues.filter((colleague) => colleague !== accountId)];
}
