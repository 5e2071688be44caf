import type { Deps } from '../../deps.ts';
import { berlinDate } from '../../time/berlin-time.ts';

/**
 * Notes that a partner's list was opened or saved: once a day, so that whoever stands on it can be told. Throws where it
 * cannot be noted, such as on a full disk: then nothing is shown.
 */
export function noteView({ views, clock, tx }: Deps, partnerId: string, kind: 'list' | 'export'): void {
  const now = clock.now();
  const day = berlinDate(now);
  if (!views.isNoted(partnerId, day, kind)) tx(() => views.note(partnerId, day, kind, now));
}
