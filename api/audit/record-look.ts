import type { Deps } from '../deps.ts';
import { berlinDate, berlinMidnight } from '../time/berlin-time.ts';
import { eventStore } from './event.store.ts';
import { recordEvent } from './record-event.ts';

/** `load-application`: the desk has it at hand as the next one, and nobody has looked at it yet. */
export type Look = 'view-application' | 'load-application';

/**
 * Records that an operator opened an application on the desk, or a contract with the data of its person, or that the desk
 * loaded it ahead: whatever has reached a browser stands in the log. Once a day each, since the page asks again all the
 * time. Throws where it cannot be recorded, such as on a full disk: then nothing is shown.
 */
export function recordLook(deps: Deps, accountId: string, id: string, action: Look): void {
  const today = berlinMidnight(berlinDate(deps.clock.now()));
  const isKnown = (look: Look) => eventStore(deps.db).hasActed('applicant', id, look, accountId, today);
  if (isKnown('view-application') || isKnown(action)) return;
  deps.tx(() => recordEvent(deps, ['applicant', id], { actor: 'operator', accountId, action }));
}
