import { UNDO_CLOSING_SECONDS, UNDO_SECONDS } from '#contract/limits.ts';
import { eventStore } from '../../audit/event.store.ts';
import type { Deps } from '../../deps.ts';
import { documentStore } from '../../documents/document.store.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import { SECOND_MS } from '../../time/clock.ts';
import { loadApplicant } from '../load.ts';
import { originalsOf } from '../originals.ts';
import { beforeDecision, type LastDecision, lastDecisionStore } from './last-decision.store.ts';

interface Asked extends Pick<LastDecision, 'id' | 'action'> {
  applicantId: string;
  accountId: string;
}

/**
 * Does something about an application that can be undone for some seconds: its mails wait until then, and what was
 * before is kept. Runs inside a transaction.
 */
export function undoable(deps: Deps, asked: Asked, work: () => void): LastDecision {
  const { id, applicantId: applicant_id, accountId: account_id, action } = asked;
  const applicant = loadApplicant(deps, applicant_id);
  const documents = documentStore(deps.db).current(applicant_id);
  const before = beforeDecision(applicant, documents, originalsOf(deps, applicant));
  const lastMail = outboxStore(deps.db).lastRow();
  work();
  const at = deps.clock.now();
  const mails = outboxStore(deps.db).delay(applicant_id, lastMail, undoUntil(at, action));
  const event_id = eventStore(deps.db).lastChange(applicant_id) ?? 0;
  const decision = { id, applicant_id, account_id, action, at, event_id, mails, before, undone_at: null };
  return lastDecisionStore(deps.db).set(decision);
}

/** Until when a decision can be undone. */
export function undoUntil(at: number, action?: LastDecision['action']): number {
  return at + (action === 'close-season' ? UNDO_CLOSING_SECONDS : UNDO_SECONDS) * SECOND_MS;
}
