import type { Deferrable } from '#contract/model/document.ts';
import type { SiteConfig } from '../config/site.ts';
import type { Deps } from '../deps.ts';
import { berlinDate } from '../time/berlin-time.ts';

/**
 * The last day (ISO) for a document that follows step 2; undefined if the programme allows none (any more). Where the
 * passport may follow, an identity card comes with step 2.
 */
export function mayFollowUntil(type: Deferrable, { site, clock }: Pick<Deps, 'site' | 'clock'>): string | undefined {
  const until = UNTIL[type](site.programme);
  return until !== '' && berlinDate(clock.now()) < until ? until : undefined;
}

const UNTIL = {
  a2: ({ a2FollowsUntil }) => a2FollowsUntil,
  passport: ({ passportFollowsUntil }) => passportFollowsUntil,
} as const satisfies Record<Deferrable, (programme: SiteConfig['programme']) => string>;
