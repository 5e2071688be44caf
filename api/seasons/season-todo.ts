import { isPast, seasonState } from '#contract/seasons/season-state.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { seasonStore } from './season.store.ts';
import { seasonsToApplyFor } from './season-of.ts';
import { seasonIsOverAt } from './season-time.ts';

/** One thing to do while every season is over: to plan the next. Since when. */
export function seasonUnplanned({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const seasons = seasonStore(db).all();
  const today = berlinDate(clock.now());
  const last = seasons.at(-1);
  const isOver = seasons.every((season) => isPast(seasonState(season, today)));
  return last && isOver ? { count: 1, oldest: Math.min(clock.now(), seasonIsOverAt(last.ends_on)) } : NOTHING;
}

/** Seasons that people can apply for, and that have a complete application for each place: nothing closes by itself. */
export function seasonsFull({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const full = seasonsToApplyFor({ db, clock }).open.filter(
    ({ id, capacity }) => capacity !== null && completeOf(db, id) >= capacity,
  );
  return { count: full.length, oldest: null };
}

function completeOf(db: Deps['db'], seasonId: string): number {
  return (
    applicantStore(db)
      .countOfSeason(seasonId)
      .find(({ status }) => status === 'COMPLETE')?.people ?? 0
  );
}

/** Who asks to be moved into another season. */
export function seasonWishes({ db }: Pick<Deps, 'db'>, most: number) {
  const wishing = applicantStore(db).wishing(most);
  return { count: wishing.length, oldest: wishing[0]?.wished_season_at ?? null };
}

const NOTHING = { count: 0, oldest: null };
