import type { Deps } from '../../deps.ts';
import { viewStore } from '../../personal-data/view.store.ts';
import { berlinDate } from '../../time/berlin-time.ts';

/**
 * Notes that a partner's list was opened or saved: once a day, so that whoever stands on it can be told. Throws where it
 * cannot be noted, such as on a full disk: then nothing is shown.
 */
export function noteView({ db, clock, tx }: Deps, partnerId: string, kind: 'list' | 'export'): void {
  const now = clock.now();
  const day = berlinDate(now);
  if (!viewStore(db).isNoted(partnerId, day, kind)) tx(() => viewStore(db).note(partnerId, day, kind, now));
}
