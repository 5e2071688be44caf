import type { MatchState } from '#contract/model/match-rules.ts';
import type { SiteConfig } from '../config/site.ts';
import { berlinDate, berlinDateIn, berlinDayEndIn } from './berlin-time.ts';

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
  const isQuiet = (day: string) => FRIDAY_TO_SUNDAY.includes(new Date(day).getUTCDay()) || quietDays.includes(day);
  let last = days;
  while (isQuiet(berlinDateIn(last, now))) last += 1;
  return berlinDayEndIn(last, now);
}
