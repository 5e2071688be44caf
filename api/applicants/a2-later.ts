import { berlinDate } from '../berlin-time.ts';
import type { Deps } from '../deps.ts';

/** The last day (ISO) for a certificate that follows later; undefined if the programme allows none (any more). */
export function a2MayFollowUntil({ site, clock }: Pick<Deps, 'site' | 'clock'>): string | undefined {
  const until = site.programme.a2FollowsUntil;
  return until !== '' && berlinDate(clock.now()) < until ? until : undefined;
}
