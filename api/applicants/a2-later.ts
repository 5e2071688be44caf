import { berlinDate } from '../berlin-time.ts';
import type { Deps } from '../deps.ts';

/** The last day for a certificate that follows later; undefined where the programme doesn't allow it, or no more. */
export function a2MayFollowUntil({ site, clock }: Pick<Deps, 'site' | 'clock'>): string | undefined {
  const until = site.programme.a2FollowsUntil;
  return until !== '' && berlinDate(clock.now()) < until ? until : undefined;
}
