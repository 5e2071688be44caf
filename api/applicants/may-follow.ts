import type { Deferrable } from '#contract/model/document.ts';
import type { Deps } from '../deps.ts';
import type { Season } from '../seasons/season.store.ts';
import { plannedSeasonOf } from '../seasons/season-of.ts';
import { berlinDate } from '../time/berlin-time.ts';
import type { Applicant } from './applicant.store.ts';

/**
 * The last day (ISO) for a document that follows step 2; undefined if its season allows none (any more). Where the
 * passport may follow, an identity card comes with step 2.
 */
export function mayFollowUntil(
  type: Deferrable,
  deps: Pick<Deps, 'db' | 'clock'>,
  applicant: Pick<Applicant, 'season_id'>,
): string | undefined {
  const until = plannedSeasonOf(deps, applicant)?.[UNTIL[type]] ?? '';
  return until !== '' && berlinDate(deps.clock.now()) < until ? until : undefined;
}

const UNTIL = {
  a2: 'a2_follows_until',
  passport: 'passport_follows_until',
} as const satisfies Record<Deferrable, keyof Season>;
