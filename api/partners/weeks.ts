import { berlinDate } from '../berlin-time.ts';
import { DAY_MS } from '../clock.ts';

const WEEKS = 12;

export interface Week {
  /** ISO date of its Monday in Berlin. */
  starts_on: string;
  registered: number;
}

/** How many registered in each of the last weeks, the oldest first. Pure. */
export function weeksOf(registeredAt: readonly number[], now: number): Week[] {
  const mondays = registeredAt.map(mondayOf);
  const thisMonday = Date.parse(mondayOf(now));
  return Array.from({ length: WEEKS }, (_, index) => {
    const starts_on = isoDate(thisMonday - (WEEKS - 1 - index) * 7 * DAY_MS);
    return { starts_on, registered: mondays.filter((monday) => monday === starts_on).length };
  });
}

function mondayOf(at: number): string {
  // The date in Berlin, read as midnight in UTC: days then have no summer time.
  const day = Date.parse(berlinDate(at));
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return isoDate(day - sinceMonday * DAY_MS);
}

function isoDate(utcMidnight: number): string {
  return new Date(utcMidnight).toISOString().slice(0, 10);
}
