import { createHash, type KeyObject } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { MasterKeys } from '../config/master-keys.ts';
import { openHandle } from '../files/disk.ts';
import { readSealed } from '../files/sealed-file.ts';
import { DamagedFile, sealedSize } from '../files/sealed-format.ts';
import type { DocumentKeyStore } from './document-key.store.ts';
import type { StoredDocument } from './storage.ts';
import { unwrapKey } from './wrap-key.ts';

/** What `document.key_id` says: not encrypted yet, or encrypted with a key in `document_key`. */
const PLAIN = 'plain';
export const SEALED = 'sealed';

/** What it takes to encrypt documents, and to read them. */
export interface Sealing {
  keys: DocumentKeyStore;
  masterKeys: MasterKeys;
  /** Called for each reading that comes upon a changed byte. */
  onDamaged(id: string): void;
}

/**
 * How a file of so many bytes is stored. A file that is being encrypted may be so already while its row says `plain`;
 * once the row says `sealed`, a plain file in its place is not the document.
 */
export function formOf({ size, key_id }: StoredDocument, bytes: number | undefined): 'plain' | 'sealed' | undefined {
  if (bytes === sealedSize(size)) return 'sealed';
  return bytes === size && key_id === PLAIN ? 'plain' : undefined;
}

/** Documents that were cut off amid an answer. Who asks again is to read why, and not half of it once more. */
const suspects = new Set<string>();

/**
 * The plain bytes of a document's file. Undefined if it or its key is gone, or it has another length: a backup was
 * restored in part, or the disk fails.
 * @throws DamagedFile, and ends the stream with it
 */
export async function openDocumentFile(
  sealing: Sealing,
  file: string,
  document: StoredDocument,
): Promise<Readable | undefined> {
  const handle = await openHandle(file);
  if (!handle) return undefined;
  const { size } = await handle.stat().catch(async (error: unknown) => {
    await handle.close();
    throw error;
  });
  const form = formOf(document, size);
  if (form === 'plain') return readPlain(sealing, handle, document);
  // Asked after the file was opened: its key is written before it takes the place of the plain one.
  const key = form && fileKeyOf(sealing, document.id);
  if (!key) {
    await handle.close();
    return undefined;
  }
  const report = (error: unknown) => {
    if (!(error instanceof DamagedFile)) return;
    suspects.add(document.id);
    sealing.onDamaged(document.id);
  };
  try {
    const stream = await readSealed(handle, key, document.size);
    if (suspects.has(document.id))
      await readToEnd(file, key, document).catch((error: unknown) => {
        stream.destroy();
        throw error;
      });
    return stream.on('error', report);
  } catch (error) {
    report(error);
    throw error;
  }
}

/**
 * A file that is not encrypted yet is checked as a whole before its first byte goes out: it was written by whoever can
 * write into the folder, and its row says `plain` if somebody can write into the database.
 */
async function readPlain(sealing: Sealing, handle: FileHandle, { id, sha256 }: StoredDocument): Promise<Readable> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
    if (hash.digest('hex') !== sha256) throw new DamagedFile();
  } catch (error) {
    await handle.close();
    if (error instanceof DamagedFile) sealing.onDamaged(id);
    throw error;
  }
  return handle.createReadStream({ start: 0 });
}

async function readToEnd(file: string, key: KeyObject, { id, size }: StoredDocument): Promise<void> {
  const handle = await openHandle(file);
  if (!handle) return;
  for await (const _ of await readSealed(handle, key, size));
  // All of the file can be read: an operator has restored it.
  suspects.delete(id);
}

export function fileKeyOf({ keys, masterKeys }: Sealing, id: string): KeyObject | undefined {
  const key = keys.find(id);
  return key && unwrapKey(masterKeys, key, keys.ownerOf(id));
}
