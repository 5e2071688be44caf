import { MOST_COUNTED } from '#contract/limits.ts';
import { SEASON_FIELDS } from '#contract/seasons/season-fields.ts';
import { faultsOfSeason } from '#contract/seasons/season-rules.ts';
import type { Deps } from '../../deps.ts';
import { endpoint } from '../../http/endpoint.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import { registrationStore } from '../../partners/registrations/registration.store.ts';
import { lostToDays } from '../../placements/lost-to-days.ts';
import { retentionStore } from '../../retention/retention.store.ts';
import { admin } from '../../sessions/session-auth.ts';
import { changeOver } from '../../settings/change-over.ts';
import { outdateStandings } from '../../standing/keep-standing.ts';
import { berlinDate } from '../../time/berlin-time.ts';
import { DAY_MS } from '../../time/clock.ts';
import { type Season, seasonStore } from '../season.store.ts';
import { partnersSeeUntil } from '../season-time.ts';
import { recordSeasonAct } from './record-season-act.ts';
import { viewSeasons } from './view-seasons.ts';

const UNTOUCHED = {
  opened_at: null,
  archived_at: null,
  closing_id: null,
  partners_told_at: null,
  partners_hidden_at: null,
};

/** Plans a season or changes one. A change that takes something away is refused until the admin agrees to it. */
export const saveSeason = endpoint('saveSeason', {
  auth: admin,
  limit: { perNetwork: 600, perCaller: 120 },
  handle({ deps, caller, input: { season_id: id, version, agreed = false, ...typed } }) {
    const now = deps.clock.now();
    deps.tx(() => {
      const before = seasonStore(deps.db).find(id);
      // The same form once more, as its answer was lost.
      if (before && SEASON_FIELDS.every((name) => String(before[name]) === String(typed[name]))) return;
      if (before?.version !== version || before?.archived_at) throw problem('season_changed');
      const faults = [
        ...faultsOfSeason(typed, before, deps.site.programme, berlinDate(now)),
        ...namesTaken(deps, before, typed),
      ];
      if (faults.length > 0) throw fieldProblem(faults);
      if (before) refuseLosses(deps, before, typed, agreed);
      const kept = before ? toldAnew(before, typed.ends_on) : { ...UNTOUCHED, created_at: now };
      seasonStore(deps.db).put({ ...kept, ...typed, id, version: (version ?? 0) + 1 });
      recordSeasonAct(deps, caller.account.id, 'season-saved', id);
    });
    // Pool, lists and deletions follow from its days, and so do the pages.
    outdateStandings(deps);
    changeOver(deps);
    return viewSeasons(deps);
  },
});

/** Two of one name could not be told apart in lists, filters and mails. A name that it has had stays. */
function namesTaken({ db }: Deps, before: Season | undefined, typed: Pick<Season, 'name_de' | 'name_en'>) {
  const others = seasonStore(db)
    .all()
    .filter(({ id }) => id !== before?.id);
  return (['name_de', 'name_en'] as const)
    .filter((path) => typed[path] !== before?.[path])
    .filter((path) => others.some((one) => one[path].toLowerCase() === typed[path].toLowerCase()))
    .map((path) => ({ path, code: 'season_name_taken' }) as const);
}

/** Whoever changes the last day has to see for a day again what partners will lose. Pure. */
function toldAnew(before: Season, endsOn: string): Season {
  const isMoved = before.ends_on !== endsOn && before.partners_hidden_at === null;
  return isMoved ? { ...before, partners_told_at: null } : before;
}

type Days = Pick<Season, 'starts_on' | 'ends_on'>;

function refuseLosses(deps: Deps, before: Season, days: Days, isAgreed: boolean): void {
  // Whoever applied for the new days would be in no partner's list.
  if (before.partners_hidden_at !== null && before.ends_on !== days.ends_on)
    throw fieldProblem([{ path: 'ends_on', code: 'season_hidden' }]);
  if (isAgreed) return;
  const losses = lossesOf(deps, before, days);
  if (Object.values(losses).every((count) => count === 0)) return;
  const params = Object.fromEntries(Object.entries(losses).map(([what, count]) => [what, String(count)]));
  throw problem('season_takes_away', { params });
}

/**
 * What other days take away: people from partners' lists within a day or two and copies of passports sooner than before,
 * both up to `MOST_COUNTED` and by an earlier last day, and candidates from the employers' pool at once.
 */
function lossesOf(deps: Deps, season: Season, days: Days) {
  const { db, clock, site } = deps;
  const isEarlier = days.ends_on < season.ends_on;
  const isSoon = partnersSeeUntil(days.ends_on, site.retention.partnersDays) - 2 * DAY_MS <= clock.now();
  const isSeen = season.partners_hidden_at === null;
  return {
    partners: isEarlier && isSoon && isSeen ? registrationStore(db).ofSeason(season.id, MOST_COUNTED).length : 0,
    passports: isEarlier ? retentionStore(db).passportsOfSeason(season.id, MOST_COUNTED) : 0,
    candidates: lostToDays(deps, season, days).length,
  };
}
