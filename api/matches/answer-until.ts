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

/** The last day on which somebody can answer, as an ISO date. */
export function lastDayOf(until: number | null): string | null {
  return until === null ? null : berlinDate(until - 1);
}

function endOfDayIn(days: number, now: number): number {
  // At noon, since days of 23 or 25 hours would lead to another date.
  const noon = Date.parse(`${berlinDate(now)}T12:00:00Z`) + (days + 1) * DAY_MS;
  return berlinMidnight(berlinDate(noon));
}
