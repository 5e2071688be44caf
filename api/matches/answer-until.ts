import type { MatchState } from '#contract/model/match-rules.ts';
import type { SiteConfig } from '../config/site.ts';
import { berlinDate, berlinMidnight } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';

/** The end of the last day on which somebody can answer; null if no turn runs out in that state. */
export function answerUntil(state: MatchState, now: number, days: SiteConfig['matching']): number | null {
  if (state === 'proposed') return endOfDayIn(days.employerAnswerDays, now, days);
  if (state === 'released') return endOfDayIn(days.candidateAnswerDays, now, days);
  return null;
}

/** As many days again, behind the last one. */
export function extendedUntil(until: number, days: SiteConfig['matching']): number {
  return endOfDayIn(days.candidateAnswerDays, until - 1, days);
}

/** The end of the next day on which something may lapse. */
export function anotherDay(now: number, days: SiteConfig['matching']): number {
  return endOfDayIn(1, now, days);
}

/** The same, or the end of the next day on which something may lapse: a quiet day may have been announced since. */
export function behindQuietDays(until: number, days: SiteConfig['matching']): number {
  return days.quietDays.includes(berlinDate(until - 1)) ? endOfDayIn(0, until - 1, days) : until;
}

const FRIDAY_TO_SUNDAY = [5, 6, 0];

/** The end of a day that comes in so many days, and before which no weekend lies: nothing lapses while offices rest. */
function endOfDayIn(days: number, now: number, { quietDays }: Pick<SiteConfig['matching'], 'quietDays'>): number {
  // At noon, since days of 23 or 25 hours would lead to another date.
  let last = Date.parse(`${berlinDate(now)}T12:00:00Z`) + days * DAY_MS;
  const isQuiet = (day: Date) =>
    FRIDAY_TO_SUNDAY.includes(day.getUTCDay()) || quietDays.includes(day.toISOString().slice(0, 10));
  while (isQuiet(new Date(last))) last += DAY_MS;
  return berlinMidnight(berlinDate(last + DAY_MS));
}
