// Without zod, as pages load these too.
import { type DocumentType, isSentBack, type ReviewState, requiredDocuments } from './document.ts';
import { isOpen, type Status } from './status.ts';

/** A document that an application holds, as these rules need it. They know no dates and no storage. */
export interface HeldDocument {
  type: DocumentType;
  review: ReviewState;
}

/**
 * Those of these types that an application does not hold. `awaited`: deferred ones that have not come; they are absent
 * even where another paper stands in for them, as an identity card does for a passport. Pure.
 */
export function absentDocuments(
  types: readonly DocumentType[],
  documents: readonly Pick<HeldDocument, 'type'>[],
  awaited: readonly DocumentType[] = [],
): DocumentType[] {
  return types.filter((type) => awaited.includes(type) || !documents.some((document) => document.type === type));
}

/** Documents that this status requires and that are missing. Pure. */
export function missingDocuments(
  status: Status,
  documents: readonly HeldDocument[],
  awaited: readonly DocumentType[] = [],
): DocumentType[] {
  return absentDocuments(requiredDocuments(status), documents, awaited);
}

export interface DocumentFacts {
  status: Status;
  documents: readonly HeldDocument[];
  /** Deferred documents that have not come yet. */
  deferred: readonly { type: DocumentType }[];
  /** Required and missing documents, if the server has told them; otherwise worked out from `documents`. */
  missing?: readonly DocumentType[];
}

/**
 * The open documents: sent back, or missing and not deferred. With one of them nothing is approved, and its owner is asked
 * for it. `isLast`: what completes an application takes no deferred one. None once it is complete or has ended. Pure.
 */
export function openDocuments(
  { status, documents, deferred, missing }: DocumentFacts,
  { isLast = false } = {},
): DocumentType[] {
  if (!isOpen(status)) return [];
  const later = deferred.map(({ type }) => type);
  const absent = missing ?? missingDocuments(status, documents, later);
  return [
    ...documents.filter(isSentBack).map(({ type }) => type),
    ...absent.filter((type) => isLast || !later.includes(type)),
  ];
}
