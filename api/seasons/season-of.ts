import { applyingOn, isPast, seasonAhead, seasonState } from '#contract/seasons/season-state.ts';
import type { Db } from '../db/open.ts';
import { berlinDate } from '../time/berlin-time.ts';
import type { Clock } from '../time/clock.ts';
import { type Season, seasonStore } from './season.store.ts';

interface Parts {
  db: Db;
  clock: Clock;
}

/**
 * The season by whose days an application is judged: its own or, while it waits for the next one, the first that is not
 * over; undefined while nobody has planned that.
 */
export function plannedSeasonOf({ db, clock }: Parts, { season_id }: { season_id: string | null }): Season | undefined {
  return plannedSeason(seasonStore(db).all(), season_id, clock.now());
}

/** The same among all seasons, where they are at hand. */
export function plannedSeason(all: readonly Season[], season_id: string | null, now: number): Season | undefined {
  return all.find(({ id }) => id === season_id) ?? seasonAhead(all, berlinDate(now));
}

/** Whether nobody can be placed any more in the season by which an application is judged. `today`: an ISO date. Pure. */
export function isSeasonPast(planned: Season | undefined, today: string): boolean {
  return planned !== undefined && isPast(seasonState(planned, today));
}

/** A season that applications can move into; undefined where nobody can be placed in it any more. */
export function seasonToMoveTo({ db, clock }: Parts, id: string | undefined): Season | undefined {
  const season = seasonStore(db).find(id ?? null);
  // One that is being closed may be past where they come in: nobody would end or move them.
  if (!season || season.closing_id !== null) return undefined;
  return isPast(seasonState(season, berlinDate(clock.now()))) ? undefined : season;
}

/** The seasons that people can apply for now or at `at`, and whether they can for one that is not planned yet. */
export function seasonsToApplyFor({ db, clock }: Parts, at = clock.now()) {
  return applyingOn(seasonStore(db).all(), berlinDate(at));
}
