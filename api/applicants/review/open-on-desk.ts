import { mayDecide } from '#contract/accounts/desk-roles.ts';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import { eventStore } from '../../audit/event.store.ts';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../sessions/sessions.ts';
import { berlinDate, berlinMidnight } from '../../time/berlin-time.ts';
import { idOnDesk } from './id-on-desk.ts';
import { viewForDesk } from './view-for-desk.ts';

/** One application for the review desk, by its id or its number; recorded. A reader can do nothing with it. */
export function openOnDesk(deps: Deps, caller: SignedIn, idOrNumber: string, look: Look): DeskApplication {
  const id = idOnDesk(deps, idOrNumber);
  recordLook(deps, caller.account.id, id, look);
  const application = viewForDesk(deps, id, caller.account.id);
  return mayDecide(caller.deskRole) ? application : { ...application, can: [], uploads: [] };
}

/** `load-application`: the desk has it at hand as the next one, and nobody has looked at it yet. */
type Look = 'view-application' | 'load-application';

/**
 * Records that an operator opened an application on the desk, or that the desk loaded it ahead: whatever has reached a
 * browser stands in the log. Once a day each, since the page asks again all the time. Throws where it cannot be recorded,
 * such as on a full disk: then nothing is shown.
 */
function recordLook({ db, clock, tx }: Deps, accountId: string, id: string, action: Look): void {
  const at = clock.now();
  const today = berlinMidnight(berlinDate(at));
  const isKnown = (look: Look) => eventStore(db).hasActed('applicant', id, look, accountId, today);
  if (isKnown('view-application') || isKnown(action)) return;
  const about = { subject: 'applicant', subjectId: id, actor: 'operator', action } as const;
  tx(() => eventStore(db).add({ at, ...about, who: { accountId } }));
}
