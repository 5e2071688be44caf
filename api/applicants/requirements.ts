import { type DocumentType, type ReviewState, requiredDocuments } from '#contract/document.ts';
import type { Status } from '#contract/status.ts';

/** What an application lacks, by the documents that it holds. Pure rules, no dates, no storage. */
interface CurrentDocument {
  type: DocumentType;
  review: ReviewState;
}

/** Required in this status, and not there. */
export function missingDocuments(status: Status, documents: readonly CurrentDocument[]): DocumentType[] {
  return requiredDocuments(status).filter((type) => !documents.some((document) => document.type === type));
}

/** What stands between the application and its approval: missing, or there and not accepted yet. */
export function unacceptedDocuments(status: Status, documents: readonly CurrentDocument[]): DocumentType[] {
  const notAccepted = documents.filter((document) => document.review !== 'accepted').map((document) => document.type);
  return [...missingDocuments(status, documents), ...notAccepted];
}

/** What upload-document may bring: a document that was sent back, or a missing one. */
export function canUpload(type: DocumentType, status: Status, documents: readonly CurrentDocument[]): boolean {
  const current = documents.find((document) => document.type === type);
  return current ? current.review === 'to_replace' : missingDocuments(status, documents).includes(type);
}
