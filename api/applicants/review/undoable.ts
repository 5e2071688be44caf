import { UNDO_SECONDS } from '#contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { SECOND_MS } from '../../time/clock.ts';
import { loadApplicant } from '../load.ts';
import { originalsOf } from '../originals.ts';
import type { LastDecision } from './last-decision.store.ts';

type Asked = Pick<LastDecision, 'id' | 'applicantId' | 'accountId' | 'action'>;

/**
 * Does something about an application that can be undone for some seconds: its mails wait until then, and what was
 * before is kept. Runs inside a transaction.
 */
export function undoable(deps: Deps, asked: Asked, work: () => void): LastDecision {
  const { applicantId } = asked;
  const applicant = loadApplicant(deps, applicantId);
  const documents = deps.documents.current(applicantId);
  const before = deps.lastDecisions.before(applicant, documents, originalsOf(deps, applicant));
  const lastMail = deps.outbox.lastRow();
  work();
  const at = deps.clock.now();
  const mails = deps.outbox.delay(applicantId, lastMail, undoUntil(at));
  const eventId = deps.events.lastChange('applicant', applicantId) ?? 0;
  return deps.lastDecisions.set({ ...asked, at, eventId, mails, before, undoneAt: null });
}

/** Until when a decision can be undone. */
export function undoUntil(at: number): number {
  return at + UNDO_SECONDS * SECOND_MS;
}
