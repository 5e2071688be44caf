import { type DocumentType, documentsOf, isSentBack } from '#contract/model/document.ts';
import { type NextKind, nextAct, progressOf } from '#contract/model/next-act.ts';
import { absentDocuments } from '#contract/model/open-documents.ts';
import { ENDED_STATUSES, hasReached, isOpen, type StepState } from '#contract/model/status.ts';
import { factsOf } from '#src/nouns/application/facts-of.ts';
import type { Applicant } from '../application/applicant.ts';

/** What the timeline says under a point. */
export type TimelineNote =
  | { say: 'sent' | 'lastSent' /** ISO 8601. */; sentAt: string }
  | { say: 'follows' | 'late' /** ISO date. */; dueOn: string }
  | { say: 'done' | 'open' | 'ended' | 'replace' | Waits };
type Waits = 'waitDocuments' | 'waitForm' | 'waitOriginals' | 'waitCheck';

export interface TimelinePoint {
  isDone: boolean;
  /** Whether the applicant is at this point now. */
  isNow: boolean;
  note: TimelineNote;
}

/** The three points of the status page, from the same rules as the steps of the wizard. */
export function timelinePoints(applicant: Applicant): [TimelinePoint, TimelinePoint, TimelinePoint] {
  const facts = factsOf(applicant);
  const [one, two, three] = progressOf(facts) ?? [];
  // As the specification wants it: the first point is always done, and an open document does not undo the second.
  const done = [true, hasDocuments(applicant), three === 'done'] as const;
  const here = [one, two, three].indexOf('here');
  const now = isOpen(applicant.status) ? (here >= 0 ? here : done.indexOf(false)) : -1;
  const at = (place: number, isDone: boolean, note: TimelineNote) => ({ isDone, isNow: place === now, note });
  return [
    at(0, done[0], one === 'here' ? noteHere(applicant) : lastUpload(applicant, documentsOf('registered'), 'sent')),
    at(
      1,
      done[1],
      done[1] && two !== 'here'
        ? lastUpload(applicant, documentsOf('documents'), 'lastSent')
        : openNote(applicant, two),
    ),
    at(2, done[2], done[2] ? { say: 'done' } : openNote(applicant, three)),
  ];
}

/** An end undoes no point: whoever had sent everything by then has done so. */
function hasDocuments({ status, documents }: Applicant): boolean {
  if (!ENDED_STATUSES.includes(status)) return hasReached(status, 'documents');
  const here = documents.filter((one) => !isSentBack(one));
  return absentDocuments(documentsOf('documents'), here).length === 0;
}

/** `state`: undefined once the application has ended. */
function openNote(applicant: Applicant, state: StepState | undefined): TimelineNote {
  switch (state) {
    case undefined:
      return { say: 'ended' };
    case 'here':
      return noteHere(applicant);
    case 'checked':
      // Only the last point is open while it is checked.
      return { say: applicant.originals_posted_at === null ? 'waitOriginals' : 'waitCheck' };
    default:
      return { say: 'open' };
  }
}

function noteHere(applicant: Applicant): TimelineNote {
  const { kind, until, isLate } = nextAct(factsOf(applicant));
  if (kind === 'deferred' && until !== undefined) return { say: isLate ? 'late' : 'follows', dueOn: until };
  return { say: WAITS_FOR[kind] ?? 'open' };
}

const WAITS_FOR: Readonly<Partial<Record<NextKind, Waits | 'replace'>>> = {
  replace: 'replace',
  add: 'waitDocuments',
  documents: 'waitDocuments',
  declaration: 'waitForm',
  originals: 'waitOriginals',
};

function lastUpload({ documents }: Applicant, types: readonly DocumentType[], say: 'sent' | 'lastSent'): TimelineNote {
  const [sentAt] = documents
    .filter(({ type }) => types.includes(type))
    .map(({ uploaded_at }) => uploaded_at)
    .sort()
    .reverse();
  return sentAt ? { say, sentAt } : { say: 'done' };
}
