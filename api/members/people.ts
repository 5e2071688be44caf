import type { Deps } from '../deps.ts';
import type { ListedMember } from './member.store.ts';
import type { Organization, Team } from './team.ts';

/** Who works for an organisation beside its owner, the first who joined first. */
export function colleaguesOf(
  deps: Pick<Deps, 'db'>,
  team: Team,
  { id, ownerId }: Pick<Organization, 'id' | 'ownerId'>,
): ListedMember[] {
  return team
    .members(deps)
    .listOf(id)
    .filter(({ account_id }) => account_id !== ownerId);
}
