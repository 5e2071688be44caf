import type { EraseObstacle } from '#contract/personal-data/erase-obstacles.ts';
import type { Deps } from '../deps.ts';
import { endMembership } from './membership.ts';
import { colleaguesOf } from './people.ts';
import type { Organization, Team } from './team.ts';

/** What keeps an account in its organisation: whoever has colleagues hands over first, and the last one ends it. */
export function leaveObstacle(deps: Deps, team: Team, accountId: string): EraseObstacle | undefined {
  const organization = organizationAt(deps, team, accountId);
  if (organization?.ownerId !== accountId) return undefined;
  if (colleaguesOf(deps, team, organization).length === 0) return team.endObstacle(deps, organization);
  return team.role === 'partner' ? 'owner_stays' : 'owner_hands_over';
}

/**
 * Ends what an account holds in its organisation before the account is erased, in a transaction, where no
 * `leaveObstacle` keeps it. The last one ends the organisation. Returns the accounts of those who stay.
 */
export function leaveForGood(deps: Deps, team: Team, accountId: string): string[] {
  const organization = organizationAt(deps, team, accountId);
  if (!organization) return [];
  if (organization.ownerId === accountId) {
    team.end(deps, organization);
    return [];
  }
  const colleagues = colleaguesOf(deps, team, organization).map(({ account_id }) => account_id);
  endMembership(deps, team, { organization, accountId, actorId: accountId });
  team.forgetAddress(deps, organization, accountId);
  return [organization.ownerId, ...colleagues.filter((colleague) => colleague !== accountId)];
}

/** Whether an account that nothing keeps is the last of its organisation: whoever has colleagues hands over first. */
export function endsOrganization(deps: Deps, team: Team, accountId: string): boolean {
  return organizationAt(deps, team, accountId)?.ownerId === accountId;
}

function organizationAt(deps: Deps, team: Team, accountId: string): Organization | undefined {
  const id = team.idOfAccount(deps, accountId);
  return id === undefined ? undefined : team.find(deps, id);
}
