import { takesApplications } from '#contract/seasons/season-state.ts';
import type { Applicant } from '../../applicants/applicant.store.ts';
import type { Deps } from '../../deps.ts';
import { berlinDate } from '../../time/berlin-time.ts';
import type { Season } from '../season.store.ts';
import { seasonToMoveTo } from '../season-of.ts';

/**
 * The season that an applicant has asked for, where the closing of their own would end or move the application. `moves`:
 * people can apply for it, so they go there; else they are left with their wish, for the operator to answer. Undefined:
 * they ask for none, or for one that is over.
 */
export function wishAtClosing(
  deps: Pick<Deps, 'db' | 'clock'>,
  { wished_season_id: wished }: Applicant,
): { season: Season; moves: boolean } | undefined {
  const season = seasonToMoveTo(deps, wished ?? undefined);
  return season && { season, moves: takesApplications(season, berlinDate(deps.clock.now())) };
}
