import { UNDO_CLOSING_SECONDS } from '#contract/limits.ts';
import { berlinDate, berlinDayEnd } from '../time/berlin-time.ts';
import { DAY_MS, SECOND_MS } from '../time/clock.ts';

/** The moment in which a season is over. Pure. */
export function seasonIsOverAt(endsOn: string): number {
  return berlinDayEnd(endsOn);
}

/** When partners stop seeing the people of a season: the end of a day, also across a change of the clocks. Pure. */
export function partnersSeeUntil(endsOn: string, partnersDays: number): number {
  return berlinDayEnd(berlinDate(Date.parse(endsOn) + partnersDays * DAY_MS));
}

/** Whether the closing of a season can still be undone: its mails wait as long. Pure. */
export function mayReopen(archivedAt: number, now: number): boolean {
  return now < archivedAt + UNDO_CLOSING_SECONDS * SECOND_MS;
}
