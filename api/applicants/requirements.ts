import type { Status } from '#contract/applicant.ts';
import type { DocumentType, ReviewState } from '#contract/document.ts';

/** Which documents an application must hold once it has reached a status. Pure rules, no dates, no storage. */
const CONFIRMATION: readonly DocumentType[] = ['hub4africa'];
const STEP2: readonly DocumentType[] = ['hub4africa', 'a2', 'cv', 'passport'];
const STEP3: readonly DocumentType[] = [...STEP2, 'enrolment'];

const REQUIRED: Record<Status, readonly DocumentType[]> = {
  PRE_REGISTERED: CONFIRMATION,
  STEP1_APPROVED: CONFIRMATION,
  A2_CV_RECEIVED: STEP2,
  STEP2_APPROVED: STEP2,
  ENROLMENT_UPLOADED: STEP3,
  COMPLETE: STEP3,
  REJECTED: [],
  WITHDRAWN: [],
};

interface CurrentDocument {
  type: DocumentType;
  review: ReviewState;
}

/** Required in this status, and not there. */
export function missingDocuments(status: Status, documents: readonly CurrentDocument[]): DocumentType[] {
  return REQUIRED[status].filter((type) => !documents.some((document) => document.type === type));
}

/** Missing, or there but not accepted. */
export function openDocuments(status: Status, documents: readonly CurrentDocument[]): DocumentType[] {
  const notAccepted = documents.filter((document) => document.review !== 'accepted').map((document) => document.type);
  return [...missingDocuments(status, documents), ...notAccepted];
}

/** What upload-document may bring: a document that was sent back, or a missing one. */
export function canUpload(type: DocumentType, status: Status, documents: readonly CurrentDocument[]): boolean {
  const current = documents.find((document) => document.type === type);
  return current ? current.review === 'to_replace' : missingDocuments(status, documents).includes(type);
}
