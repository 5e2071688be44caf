import { DOCUMENTS, type DocumentType, documentsOf, type ReviewState, requiredDocuments } from '#contract/document.ts';
import { hasReached, isOpen, STATUS, type Status } from '#contract/status.ts';

/** A current document, as the rules about missing ones need it. They know no dates and no storage. */
interface CurrentDocument {
  type: DocumentType;
  review: ReviewState;
}

/**
 * Documents that this status requires and that are missing. `awaited`: deferred ones that have not come; they are
 * missing even where another paper stands in for them, as an identity card does for a passport. Pure.
 */
export function missingDocuments(
  status: Status,
  documents: readonly CurrentDocument[],
  awaited: readonly DocumentType[] = [],
): DocumentType[] {
  return requiredDocuments(status).filter((type) => !isHere(type, documents, awaited));
}

function isHere(type: DocumentType, documents: readonly CurrentDocument[], awaited: readonly DocumentType[]): boolean {
  return !awaited.includes(type) && documents.some((one) => one.type === type);
}

/** Documents that prevent an approval: missing and not deferred, or not accepted yet. Pure. */
export function unacceptedDocuments(
  status: Status,
  documents: readonly CurrentDocument[],
  deferred: readonly DocumentType[] = [],
): DocumentType[] {
  const notAccepted = documents.filter((document) => document.review !== 'accepted').map((document) => document.type);
  return [...missingDocuments(status, documents).filter((type) => !deferred.includes(type)), ...notAccepted];
}

/** Whether upload-document takes this type: it was sent back, is missing, or may be changed until it is accepted. Pure. */
export function canUpload(
  type: DocumentType,
  status: Status,
  documents: readonly CurrentDocument[],
  awaited: readonly DocumentType[] = [],
): boolean {
  if (requiredDocuments(status).includes(type) && !isHere(type, documents, awaited)) return true;
  const current = documents.find((document) => document.type === type);
  if (!current) return false;
  return current.review === 'to_replace' || (current.review === 'pending' && isChangeable(type, status));
}

/**
 * Whether an operator may add or replace this type on behalf of the applicant: all that the application holds by now, the
 * documents of its next step, and others. Pure.
 */
export function canUploadForApplicant(type: DocumentType, status: Status): boolean {
  if (!isOpen(status)) return false;
  const next = stepOnBehalf(status);
  return (
    DOCUMENTS[type].requiredFrom === null || [...requiredDocuments(status), ...(next?.documents ?? [])].includes(type)
  );
}

/** The step that documents of an operator can bring to its end, as the applicant's own would. Pure. */
export function stepOnBehalf(
  status: Status,
): { action: 'submit-documents' | 'submit-enrolment'; documents: DocumentType[] } | undefined {
  switch (STATUS[status].stage) {
    case 'registered':
      return { action: 'submit-documents', documents: documentsOf('documents') };
    case 'documents':
      return { action: 'submit-enrolment', documents: documentsOf('declaration') };
    default:
      return undefined;
  }
}

/** The form of the declaration closes behind it: whoever has sent the wrong scan could only write to us. */
function isChangeable(type: DocumentType, status: Status): boolean {
  return documentsOf('declaration').includes(type) && hasReached(status, 'declaration');
}
