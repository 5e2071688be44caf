import { HOLD_DAYS } from '#contract/limits.ts';
import { berlinDate, berlinMidnight } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import type { Applicant } from './applicant.store.ts';

/** When an application that is on hold is to be looked at again; undefined without a hold. Pure. */
export function holdEndsAt({ held_at, held_until }: Applicant): number | undefined {
  if (held_at === null) return undefined;
  // Put on hold before a day was asked for.
  return held_until === null ? held_at : berlinMidnight(held_until);
}

/**
 * Since when an application that is on hold is to be looked at again, as its day has come: it is back in the queue then.
 * Undefined while the hold lasts, and without one. Pure.
 */
export function holdDueSince(applicant: Applicant, now: number): number | undefined {
  const end = holdEndsAt(applicant);
  return end !== undefined && end <= now ? end : undefined;
}

/** The days that a hold may last until: the first, the usual and the last one, as ISO dates. */
export function holdDays(now: number) {
  const [first, usual, last] = HOLD_DAYS.map((days) =>
    berlinDate(berlinMidnight(berlinDate(now)) + days * DAY_MS + DAY_MS / 2),
  );
  return { first: first ?? '', usual: usual ?? '', last: last ?? '' };
}
