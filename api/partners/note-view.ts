import { berlinDate } from '../berlin-time.ts';
import type { Deps } from '../deps.ts';

/** Notes that a partner's list was opened or saved: once a day, so that whoever stands on it can be told. */
export function noteView({ views, clock, log, tx }: Deps, partnerId: string, kind: 'list' | 'export'): void {
  const now = clock.now();
  const day = berlinDate(now);
  try {
    if (!views.isNoted(partnerId, day, kind)) tx(() => views.note(partnerId, day, kind, now));
  } catch (error) {
    // A full disk or a foreign lock must not close the list.
    log.error({ error: String(error) }, 'view of a partner’s list not recorded');
  }
}
