import type { DeskDocument } from '#contract/desk/desk-document.ts';
import { isClosed } from '#contract/documents/file-safety.ts';
import { DOCUMENT_TYPES, type ReviewState } from '#contract/model/document.ts';

/** The documents that count, in the order of the steps. */
export function currentDocuments(documents: readonly DeskDocument[]): DeskDocument[] {
  return documents
    .filter(({ replaced_at }) => replaced_at === null)
    .sort((a, b) => DOCUMENT_TYPES.indexOf(a.type) - DOCUMENT_TYPES.indexOf(b.type));
}

/** The document that is looked at: the selected one, else the first that waits for a review, else the first. */
export function shownDocument(documents: readonly DeskDocument[], selected: string | undefined) {
  const current = currentDocuments(documents);
  return (
    documents.find(({ id }) => id === selected) ?? current.find(({ review }) => review === 'pending') ?? current[0]
  );
}

/** The document to which a decision about the shown one leads: the first other that waits, or the first of all. */
export function documentToCome(documents: readonly DeskDocument[], shown: DeskDocument | undefined) {
  const others = currentDocuments(documents).filter(({ id }) => id !== shown?.id);
  return others.find(({ review }) => review === 'pending') ?? others[0];
}

/** What the badge of a document says: once the application has ended, nobody reviews it any more. */
export function reviewBadge({ review }: DeskDocument, hasEnded: boolean) {
  return hasEnded && review === 'pending' ? REVIEW_BADGES.unreviewed : REVIEW_BADGES[review];
}

const REVIEW_BADGES = {
  pending: { tone: 'warn', name: 'pending' },
  accepted: { tone: 'ok', name: 'accepted' },
  to_replace: { tone: 'bad', name: 'to_replace' },
  unreviewed: { tone: '', name: 'unreviewed' },
} as const satisfies Record<ReviewState | 'unreviewed', unknown>;

/** Whether it may be drawn. One whose file was deleted says so itself. */
export function mayBeDrawn({ safety, removed_at }: DeskDocument): boolean {
  return removed_at !== null || !isClosed(safety.malware);
}

/** All documents of a type, the oldest first: the versions of one paper. */
export function versionsOf(documents: readonly DeskDocument[], { type }: DeskDocument): DeskDocument[] {
  return documents
    .filter((document) => document.type === type)
    .sort((a, b) => Date.parse(a.uploaded_at) - Date.parse(b.uploaded_at));
}

/** Where a document stands among those that count, from 0; a replaced one stands where its successor does. */
export function placeOf(documents: readonly DeskDocument[], { type }: DeskDocument): number {
  return currentDocuments(documents).findIndex((document) => document.type === type);
}

/** The document `by` places further on, around the end. */
export function neighbour(documents: readonly DeskDocument[], from: DeskDocument, by: 1 | -1) {
  const current = currentDocuments(documents);
  if (current.length === 0) return undefined;
  return current[(Math.max(placeOf(documents, from), 0) + by + current.length) % current.length];
}
