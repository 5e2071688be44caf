import { daysAfter } from '#contract/days-after.ts';
import { berlinDate } from '../../time/berlin-time.ts';

const WEEKS = 12;

export interface Week {
  /** ISO date of its Monday in Berlin. */
  starts_on: string;
  registered: number;
}

/** Registrations of the last weeks, the oldest first; `counted`: by their Mondays. Pure. */
export function weeksOf(counted: ReadonlyMap<string, number>, now: number): Week[] {
  return mondaysUntil(now).map((starts_on) => ({ starts_on, registered: counted.get(starts_on) ?? 0 }));
}

/** The Monday of the first week that is shown. */
export function firstOfWeeks(now: number): string {
  return mondaysUntil(now)[0] ?? '';
}

/** ISO dates of the Mondays of the last twelve weeks, the oldest first. Pure. */
export function mondaysUntil(now: number): string[] {
  const thisMonday = mondayOf(now);
  return Array.from({ length: WEEKS }, (_, index) => daysAfter(thisMonday, (index + 1 - WEEKS) * 7));
}

/** ISO date of the Monday of a moment's week, in Berlin. */
export function mondayOf(at: number): string {
  const day = berlinDate(at);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return daysAfter(day, -sinceMonday);
}
