import type { Readable } from 'node:stream';
import type { Drafts } from '../files/intake.ts';
import type { Document } from './document.store.ts';

export type StoredDocument = Pick<Document, 'id' | 'size' | 'key_id'>;

/**
 * Where the bytes of documents lie, by the ids of their rows. What is put is there after a power cut too, before its row
 * is written: so a row never lacks its file, and what no row names came from a crash or belongs to another database.
 */
export interface DocumentStorage extends Drafts {
  /** Which key a new document is written with, for its row: it is opened by the same. */
  readonly keyId: string;
  /** Reads a draft that has closed. Undefined where it is gone. Whoever opens it reads it to its end or destroys it. */
  openDraft(draft: Pick<Document, 'id' | 'size'>): Promise<Readable | undefined>;
  /** Makes documents of drafts. Where it throws, `remove` takes back what it had done. */
  put(ids: readonly string[]): Promise<void>;
  /** Undefined where it is gone, or not whole any more. Whoever opens it reads it to its end or destroys it. */
  open(document: StoredDocument): Promise<Readable | undefined>;
  /** Whether `open` would find it. At once, as decisions ask inside a transaction. */
  isWhole(document: StoredDocument): boolean;
  exists(id: string): boolean;
  remove(id: string): Promise<void>;
  /** Of one document, or of them all, in words for the operator. */
  placeOf(id?: string): string;

  /** Ids of everything that was put, some at a time; ends early between two batches. */
  list(stopping?: AbortSignal): AsyncIterable<string[]>;
  /** Removes what was being received when the server stopped. */
  clearDrafts(): Promise<void>;
  /** What is set aside is kept for a while and can come back. Does nothing to what was put after `before`. */
  moveAside(id: string, at: number, before: number): Promise<void>;
  isAside(id: string): boolean;
  listAside(stopping?: AbortSignal): AsyncIterable<string[]>;
  bringBack(id: string): Promise<void>;
  /** Removes what was set aside before that moment. */
  endAside(id: string, before: number): Promise<void>;

  /** Makes it ready for the first document. */
  create(): Promise<void>;
  /** Whether it is reachable: a disk may be away. */
  isThere(): Promise<boolean>;
  /** Whether the operator has said that the documents of before are lost, and to go on without them. */
  isLossAccepted(): Promise<boolean>;
  /** What the operator does to say so, in words. */
  howToAcceptLoss(): string;
  /** Receives, puts and removes a trial. Throws where that fails. */
  tryOut(): Promise<void>;
}
