import type { Deferrable } from '#contract/model/document.ts';
import type { Season } from '../seasons/season.store.ts';
import { berlinDate } from '../time/berlin-time.ts';

/**
 * The last day (ISO) for a document that follows step 2; undefined if its season allows none (any more). Where the
 * passport may follow, an identity card comes with step 2.
 */
export function mayFollowUntil(type: Deferrable, season: Season | undefined, now: number): string | undefined {
  const until = season?.[UNTIL[type]] ?? '';
  return until !== '' && berlinDate(now) < until ? until : undefined;
}

const UNTIL = {
  a2: 'a2_follows_until',
  passport: 'passport_follows_until',
} as const satisfies Record<Deferrable, keyof Season>;
