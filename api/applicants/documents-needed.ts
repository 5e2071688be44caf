import { DOCUMENTS, type DocumentType, documentsOf, isSentBack, requiredDocuments } from '#contract/model/document.ts';
import { type HeldDocument, missingDocuments } from '#contract/model/open-documents.ts';
import { hasReached, isOpen, type Status } from '#contract/model/status.ts';
import { possibleActions } from './application-rules.ts';

/** Documents that prevent an approval: missing and not deferred, or not accepted yet. Pure. */
export function unacceptedDocuments(
  status: Status,
  documents: readonly HeldDocument[],
  deferred: readonly DocumentType[] = [],
): DocumentType[] {
  const notAccepted = documents.filter((document) => document.review !== 'accepted').map((document) => document.type);
  return [...missingDocuments(status, documents).filter((type) => !deferred.includes(type)), ...notAccepted];
}

/**
 * Whether upload-document takes this type: it was sent back, is missing, or may be changed until it is accepted. Pure.
 */
export function canUpload(
  type: DocumentType,
  status: Status,
  documents: readonly HeldDocument[],
  awaited: readonly DocumentType[] = [],
): boolean {
  if (missingDocuments(status, documents, awaited).includes(type)) return true;
  const current = documents.find((document) => document.type === type);
  if (!current) return false;
  return isSentBack(current) || (current.review === 'pending' && isChangeable(type, status));
}

/**
 * Whether an operator may add or replace this type on behalf of the applicant: all that the application holds by now,
 * the documents of its next step, and others. Pure.
 */
export function canUploadForApplicant(type: DocumentType, status: Status): boolean {
  if (!isOpen(status)) return false;
  const next = stepOnBehalf(status);
  return (
    DOCUMENTS[type].requiredFrom === null || [...requiredDocuments(status), ...(next?.documents ?? [])].includes(type)
  );
}

/**
 * The step that documents of an operator can bring to its end, as the applicant's own would: what the rules allow.
 * Pure.
 */
export function stepOnBehalf(status: Status): { action: Submission; documents: readonly DocumentType[] } | undefined {
  const possible = possibleActions(status, 'operator');
  const action = SUBMISSIONS.find((one) => possible.includes(one));
  return action && { action, documents: SUBMITTED[action] };
}

const SUBMISSIONS = ['submit-documents', 'submit-enrolment'] as const;
type Submission = (typeof SUBMISSIONS)[number];

const SUBMITTED: Readonly<Record<Submission, readonly DocumentType[]>> = {
  'submit-documents': documentsOf('documents'),
  'submit-enrolment': documentsOf('declaration'),
};

/**
 * A declaration can be replaced until it is accepted: its form closes once it is sent, and whoever had sent a wrong
 * scan could only write to us.
 */
function isChangeable(type: DocumentType, status: Status): boolean {
  return documentsOf('declaration').includes(type) && hasReached(status, 'declaration');
}
