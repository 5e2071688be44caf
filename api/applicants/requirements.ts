import { type DocumentType, documentsOf, type ReviewState, requiredDocuments } from '#contract/document.ts';
import { hasReached, type Status } from '#contract/status.ts';

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

/** Whether upload-document takes this type: it was sent back, is missing, or may be changed until it is accepted. Pure. */
export function canUpload(type: DocumentType, status: Status, documents: readonly CurrentDocument[]): boolean {
  const current = documents.find((document) => document.type === type);
  if (!current) return missingDocuments(status, documents).includes(type);
  return current.review === 'to_replace' || (current.review === 'pending' && isChangeable(type, status));
}

/** The form of the declaration closes behind it: whoever has sent the wrong scan could only write to us. */
function isChangeable(type: DocumentType, status: Status): boolean {
  return documentsOf('declaration').includes(type) && hasReached(status, 'declaration');
}
