import type { Readable } from 'node:stream';
import type { Drafts } from '../files/intake.ts';
import type { Document } from './document.store.ts';

export type StoredDocument = Pick<Document, 'id' | 'size' | 'key_id'>;

/**
 * Holds the bytes of documents by the ids of their rows. `put` ends when they are safe from a power cut, before the row
 * is written: a row never lacks its file. A file without a row comes from a crash or another database.
 */
export interface DocumentStorage extends Drafts {
  /** The key that new documents are written with; kept in the row, as reading needs the same key. */
  readonly keyId: string;
  /** Reads a closed draft. Undefined if it is gone. The caller reads it to its end or destroys it. */
  openDraft(draft: Pick<Document, 'id' | 'size'>): Promise<Readable | undefined>;
  /** Makes documents of drafts. If it throws, `remove` undoes what it had done. */
  put(ids: readonly string[]): Promise<void>;
  /** Undefined if the file is gone or incomplete. The caller reads it to its end or destroys it. */
  open(document: StoredDocument): Promise<Readable | undefined>;
  /** Whether `open` would find it. Synchronous, as decisions ask inside a transaction. */
  isWhole(document: StoredDocument): boolean;
  exists(id: string): boolean;
  remove(id: string): Promise<void>;
  /** Tells the operator in words where a document is stored, or all of them. */
  placeOf(id?: string): string;

  /** Ids of everything that was put, in batches; `stopping` ends it between two. */
  list(stopping?: AbortSignal): AsyncIterable<string[]>;
  /** Removes drafts that a stop of the server left behind. */
  clearDrafts(): Promise<void>;
  /** Sets a document aside, from where it can come back for 30 days. Ignores documents put after `before`. */
  moveAside(id: string, at: number, before: number): Promise<void>;
  isAside(id: string): boolean;
  listAside(stopping?: AbortSignal): AsyncIterable<string[]>;
  bringBack(id: string): Promise<void>;
  /** Removes a document that was set aside before `before`. */
  endAside(id: string, before: number): Promise<void>;

  /** Prepares the storage for the first document. */
  create(): Promise<void>;
  /** Whether the storage is reachable: a disk may not be mounted. */
  isThere(): Promise<boolean>;
  /** Whether the operator has accepted that older documents are lost. */
  isLossAccepted(): Promise<boolean>;
  /** How the operator accepts the loss, in words. */
  howToAcceptLoss(): string;
  /** Receives, puts and removes a trial file. Throws if that fails. */
  tryOut(): Promise<void>;
}
