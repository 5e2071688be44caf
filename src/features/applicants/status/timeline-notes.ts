import type { DocumentType } from '#contract/document.ts';
import { pointsDone, projected } from '#src/lib/application-status.ts';
import type { Applicant } from '../application/applicant.ts';

/** What stands under a point of the timeline, and when it was sent (ISO 8601). */
interface PointNote {
  say: 'done' | 'sent' | 'lastSent' | 'open' | 'waitDocuments' | 'waitForm' | 'waitOriginals';
  sentAt?: string;
}

const STEP2: readonly DocumentType[] = ['a2', 'cv', 'passport'];

export function timelineNotes(applicant: Applicant): [PointNote, PointNote, PointNote] {
  const { status } = applicant;
  const [, documentsDone, allDone] = pointsDone(status);
  return [
    lastUpload(applicant, ['hub4africa'], 'sent'),
    documentsDone
      ? lastUpload(applicant, STEP2, 'lastSent')
      : { say: projected(status) === 'PRE_REGISTERED' ? 'waitDocuments' : 'open' },
    allDone ? { say: 'done' } : { say: waitsFor(status) },
  ];
}

function waitsFor(status: string): PointNote['say'] {
  if (status === 'ENROLMENT_UPLOADED') return 'waitOriginals';
  return projected(status) === 'A2_CV_RECEIVED' ? 'waitForm' : 'open';
}

function lastUpload({ documents }: Applicant, types: readonly DocumentType[], say: 'sent' | 'lastSent'): PointNote {
  const [sentAt] = documents
    .filter(({ type }) => types.includes(type))
    .map(({ uploaded_at }) => uploaded_at)
    .sort()
    .reverse();
  return sentAt ? { say, sentAt } : { say: 'done' };
}
