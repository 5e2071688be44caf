import { type DocumentType, type ReviewState, requiredDocuments } from '#contract/document.ts';
import type { Status } from '#contract/status.ts';

/** A current document, as the rules about missing ones need it. They know no dates and no storage. */
interface CurrentDocument {
  type: DocumentType;
  review: ReviewState;
}

/** Documents that this status requires and that are missing. Pure. */
export function missingDocuments(status: Status, documents: readonly CurrentDocument[]): DocumentType[] {
  return requiredDocuments(status).filter((type) => !documents.some((document) => document.type === type));
}

/** Documents that prevent an approval: missing, or not accepted yet. Pure. */
export function unacceptedDocuments(status: Status, documents: readonly CurrentDocument[]): DocumentType[] {
  const notAccepted = documents.filter((document) => document.review !== 'accepted').map((document) => document.type);
  return [...missingDocuments(status, documents), ...notAccepted];
}

/** Whether upload-document takes this type: it was sent back, or is missing. Pure. */
export function canUpload(type: DocumentType, status: Status, documents: readonly CurrentDocument[]): boolean {
  const current = documents.find((document) => document.type === type);
  return current ? current.review === 'to_replace' : missingDocuments(status, documents).includes(type);
}
