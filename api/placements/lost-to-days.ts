import { candidacyOf } from '#contract/placements/candidacy.ts';
import { placementRules } from '#contract/placements/placement-rules.ts';
import type { Season } from '../seasons/season.store.ts';
import { plannedSeasonOf } from '../seasons/season-of.ts';
import { type JudgedParts, today } from './judge-for-pool.ts';
import { placementStore } from './placement.store.ts';
import { poolStore } from './pool.store.ts';

type Days = Pick<Season, 'starts_on' | 'ends_on'>;

/** The candidates in the pool who leave it by other days of their season. Looks at all: for an admin, now and then. */
export function lostToDays(deps: JudgedParts, season: Season, days: Days): string[] {
  if (days.starts_on === season.starts_on && days.ends_on === season.ends_on) return [];
  const rulesOf = ({ starts_on: startsOn, ends_on: endsOn }: Days) =>
    placementRules({ ...deps.site.programme, startsOn, endsOn });
  const [before, after] = [rulesOf(season), rulesOf(days)];
  // Whoever waits for the next season is judged by the one ahead.
  const isAhead = plannedSeasonOf(deps, { season_id: null })?.id === season.id;
  return [season.id, ...(isAhead ? [null] : [])]
    .flatMap((id) => poolStore(deps.db).ofSeason(id))
    .filter(({ applicant_id, passport_until }) => {
      const saved = placementStore(deps.db).find(applicant_id);
      const profile = saved && { ...saved, passport_until };
      const fits = (rules: typeof before) => profile && candidacyOf(profile, rules, today(deps)).obstacles.length === 0;
      return fits(before) && !fits(after);
    })
    .map(({ applicant_id }) => applicant_id);
}
