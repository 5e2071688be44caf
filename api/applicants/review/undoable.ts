import { UNDO_CLOSING_SECONDS, UNDO_SECONDS } from '#contract/limits.ts';
import { eventStore } from '../../audit/event.store.ts';
import type { Deps } from '../../deps.ts';
import { documentStore } from '../../documents/document.store.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import { SECOND_MS } from '../../time/clock.ts';
import { loadApplicant } from '../load.ts';
import { originalsOf } from '../originals.ts';
import { type LastDecision, lastDecisionStore } from './last-decision.store.ts';

type Asked = Pick<LastDecision, 'id' | 'applicantId' | 'accountId' | 'action'>;

/**
 * Does something about an application that can be undone for some seconds: its mails wait until then, and what was
 * before is kept. Runs inside a transaction.
 */
export function undoable(deps: Deps, asked: Asked, work: () => void): LastDecision {
  const { applicantId } = asked;
  const applicant = loadApplicant(deps, applicantId);
  const documents = documentStore(deps.db).current(applicantId);
  const before = lastDecisionStore(deps.db).before(applicant, documents, originalsOf(deps, applicant));
  const lastMail = outboxStore(deps.db).lastRow();
  work();
  const at = deps.clock.now();
  const mails = outboxStore(deps.db).delay(applicantId, lastMail, undoUntil(at, asked.action));
  const eventId = eventStore(deps.db).lastChange(applicantId) ?? 0;
  return lastDecisionStore(deps.db).set({ ...asked, at, eventId, mails, before, undoneAt: null });
}

/** Until when a decision can be undone. */
export function undoUntil(at: number, action?: LastDecision['action']): number {
  return at + (action === 'close-season' ? UNDO_CLOSING_SECONDS : UNDO_SECONDS) * SECOND_MS;
}
