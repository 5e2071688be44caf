import { type DocumentType, documentsOf } from '#contract/document.ts';
import { hasReached, STATUS, type Stage, type Status } from '#contract/status.ts';
import type { Applicant } from '../application/applicant.ts';

/** The note under a point of the timeline, and when it was sent (ISO 8601). */
interface PointNote {
  say: 'done' | 'sent' | 'lastSent' | 'open' | 'waitDocuments' | 'waitForm' | 'waitOriginals' | 'ended';
  sentAt?: string;
}

/** What an open point waits for. */
const DOCUMENTS_WAIT = {
  registered: 'waitDocuments',
  documents: 'open',
  declaration: 'open',
  complete: 'open',
  ended: 'ended',
} as const satisfies Record<Stage, PointNote['say']>;
const END_WAITS = {
  registered: 'open',
  documents: 'waitForm',
  declaration: 'waitOriginals',
  complete: 'open',
  ended: 'ended',
} as const satisfies Record<Stage, PointNote['say']>;

/** Which of the three points are done. */
export function pointsDone(status: Status): readonly [boolean, boolean, boolean] {
  return [true, hasReached(status, 'documents'), hasReached(status, 'complete')];
}

export function timelineNotes(applicant: Applicant): [PointNote, PointNote, PointNote] {
  const { stage, turn } = STATUS[applicant.status];
  const [, documentsDone, allDone] = pointsDone(applicant.status);
  return [
    lastUpload(applicant, documentsOf('registered'), 'sent'),
    documentsDone
      ? lastUpload(applicant, documentsOf('documents'), 'lastSent')
      : { say: turn === 'operator' ? 'open' : DOCUMENTS_WAIT[stage] },
    { say: allDone ? 'done' : END_WAITS[stage] },
  ];
}

function lastUpload({ documents }: Applicant, types: readonly DocumentType[], say: 'sent' | 'lastSent'): PointNote {
  const [sentAt] = documents
    .filter(({ type }) => types.includes(type))
    .map(({ uploaded_at }) => uploaded_at)
    .sort()
    .reverse();
  return sentAt ? { say, sentAt } : { say: 'done' };
}
