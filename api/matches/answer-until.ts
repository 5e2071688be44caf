import type { MatchState } from '#contract/model/match-rules.ts';
import type { SiteConfig } from '../config/site.ts';
import { berlinDate, berlinMidnight } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';

/** The end of the last day on which somebody can answer; null if no turn runs out in that state. */
export function answerUntil(state: MatchState, now: number, days: SiteConfig['matching']): number | null {
  if (state === 'proposed') return endOfDayIn(days.employerAnswerDays, now);
  if (state === 'released') return endOfDayIn(days.candidateAnswerDays, now);
  return null;
}

/** As many days again, behind the last one. */
export function extendedUntil(until: number, days: SiteConfig['matching']): number {
  return endOfDayIn(days.candidateAnswerDays, until - 1);
}

const FRIDAY_TO_SUNDAY = [5, 6, 0];

/** The end of a day that comes in so many days, and before which no weekend lies: nothing lapses while offices rest. */
function endOfDayIn(days: number, now: number): number {
  // At noon, since days of 23 or 25 hours would lead to another date.
  let last = Date.parse(`${berlinDate(now)}T12:00:00Z`) + days * DAY_MS;
  while (FRIDAY_TO_SUNDAY.includes(new Date(last).getUTCDay())) last += DAY_MS;
  return berlinMidnight(berlinDate(last + DAY_MS));
}
