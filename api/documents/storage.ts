import type { Readable } from 'node:stream';
import type { Drafts } from '../files/intake.ts';
import type { Document } from './document.store.ts';

export type StoredDocument = Pick<Document, 'id' | 'size' | 'sha256' | 'key_id'>;

/**
 * Holds the bytes of documents by the ids of their rows. `put` ends when they are safe from a power cut, before the row
 * is written: a row never lacks its file. A file without a row comes from a crash or another database.
 */
export interface DocumentStorage extends Drafts {
  /** How new documents are stored; kept in the row, as older ones may be stored otherwise. */
  readonly keyId: string;
  /**
   * Makes documents of drafts. If it throws, `remove` undoes what it had done. Returns what writes down their keys:
   * call it in the transaction that adds their rows, after that, as a key is bound to the owner of its file.
   */
  put(ids: readonly string[]): Promise<() => void>;
  /**
   * Undefined if the file or its key is gone, or the file is incomplete. The caller reads it to its end or destroys it.
   * @throws DamagedFile where a byte was changed; where that shows later, the stream ends with it
   */
  open(document: StoredDocument): Promise<Readable | undefined>;
  /** Whether `open` would find it. Synchronous, as decisions ask inside a transaction. */
  isWhole(document: StoredDocument): boolean;
  exists(id: string): boolean;
  /** Removes a document, with what is left of encrypting it, and destroys its key: a copy of its file alone stays closed. */
  remove(id: string): Promise<void>;
  /**
   * Encrypts a document that was stored before documents were encrypted, while it may be read. `writeKey` runs what it
   * is given in a transaction, or answers false if the document has been erased meanwhile. False too if the file is
   * gone or incomplete. A call that was cut off at any moment is made again.
   */
  seal(document: StoredDocument, writeKey: (write: () => void) => Promise<boolean>): Promise<boolean>;
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
