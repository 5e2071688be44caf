import { isOpen } from '#contract/model/status.ts';
import { eventStore } from '../../audit/event.store.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Deps } from '../../deps.ts';
import { documentStore } from '../../documents/document.store.ts';
import { problem } from '../../http/problem.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import { seasonStore } from '../../seasons/season.store.ts';
import { applicantStore } from '../applicant.store.ts';
import { assertAddressIsFree } from '../correct.ts';
import { loadApplicant } from '../load.ts';
import { originalStore } from '../original.store.ts';
import { type LastDecision, lastDecisionStore } from './last-decision.store.ts';
import { undoUntil } from './undoable.ts';

interface Asked {
  /** Id of the decision that is taken back. */
  id: string;
  accountId: string;
}

/**
 * Takes the last decision of an application back, in one transaction: its unsent mails, its status, its reviews. An
 * event says so; the one of the decision stays. Refused once a mail has been taken, the time is over or anything else
 * has happened since. Undone twice, it is undone once.
 */
export function undoDecision(deps: Deps, applicantId: string, { id, accountId }: Asked): LastDecision {
  return deps.tx(() => {
    const decision = lastDecisionStore(deps.db).find(applicantId);
    // Only the person who decided can take the decision back, but for the closing of a season, which may have stopped.
    const isTheirs = decision?.account_id === accountId || decision?.action === 'close-season';
    if (decision?.id !== id || !isTheirs) throw problem('undo_too_late');
    if (decision.undone_at !== null) return decision;
    const now = deps.clock.now();
    if (now >= undoUntil(decision.at, decision.action) || hasMoreHappened(deps, decision))
      throw problem('undo_too_late');
    for (const mail of decision.mails) if (!outboxStore(deps.db).takeBack(mail)) throw problem('undo_too_late');
    putBack(deps, { ...decision, account_id: accountId }, now);
    lastDecisionStore(deps.db).markUndone(applicantId, now);
    return { ...decision, undone_at: now };
  });
}

function hasMoreHappened({ db }: Deps, { applicant_id, event_id, before }: LastDecision): boolean {
  // A planned season can have been thrown away.
  const isGone = [before.season_id, before.wished_season_id].some((id) => id && !seasonStore(db).find(id));
  return isGone || eventStore(db).lastChange(applicant_id) !== event_id;
}

function putBack(
  deps: Deps,
  { applicant_id: id, account_id: accountId, action, before }: LastDecision,
  now: number,
): void {
  const applicant = loadApplicant(deps, id);
  const { status, email } = applicant;
  // While the application was closed, its owner may have begun another one.
  if (isOpen(before.status) && !isOpen(status)) assertAddressIsFree(deps, id, email);
  const { documents, originals, ...columns } = before;
  // A reminder changes nothing but its mail: the application must not look as if something had happened to it.
  if (action !== 'remind') {
    for (const document of documents) if (!documentStore(deps.db).putBack(document)) throw problem('undo_too_late');
    for (const { original, state, on } of originals)
      originalStore(deps.db).note(id, { original, state, since_day: on });
    applicantStore(deps.db).putBack(id, { ...applicant, ...columns }, now);
  }
  const step = { action: 'undo', fromStatus: status, toStatus: before.status };
  recordEvent(deps, ['applicant', id], { actor: 'operator', accountId, ...step, detail: { undone: action } });
}
