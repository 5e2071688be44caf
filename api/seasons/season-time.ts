import { berlinDayEnd } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';

/** The moment in which a season is over. Pure. */
export function seasonIsOverAt(endsOn: string): number {
  return berlinDayEnd(endsOn);
}

/** When partners stop seeing the people of a season. Pure. */
export function partnersSeeUntil(endsOn: string, partnersDays: number): number {
  return seasonIsOverAt(endsOn) + partnersDays * DAY_MS;
}
