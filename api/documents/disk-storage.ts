import type { KeyObject } from 'node:crypto';
import { existsSync, rmSync, statSync } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DocumentBucket } from '../bucket/document-bucket.ts';
import type { Folders } from '../config/folders.ts';
import {
  filesIn,
  isFolder,
  makeFolder,
  moveInto,
  openHandle,
  removeFile,
  syncFolder,
  tryMoving,
} from '../files/disk.ts';
import { readSealed } from '../files/sealed-file.ts';
import { createSealer, sealedSize } from '../files/sealed-format.ts';
import { writeFile } from '../files/write-file.ts';
import { fileKeyOf, formOf, openDocumentFile, SEALED, type Sealing } from './sealing.ts';
import type { DocumentStorage } from './storage.ts';
import { newFileKey, wrapKey } from './wrap-key.ts';

type Places = Pick<Folders, 'tmp' | 'uploads' | 'orphans'>;

/** The operator makes a folder of this name to say that older documents are lost and the server shall go on. */
const LOST = 'documents-lost';

/** The operator's word that older documents are lost. For checks that run before there is a storage. */
export function acceptedLoss(uploads: string) {
  const place = path.join(uploads, LOST);
  return {
    isThere: () => existsSync(place),
    howTo: `make this folder by hand: ${place}`,
    accept: () => makeFolder(place),
    end: () => rmSync(place, { recursive: true, force: true }),
  };
}

/**
 * Documents as encrypted files on one disk, drafts too. A draft becomes a document by a rename, which is atomic. The
 * keys of documents are rows; those of drafts are only in memory, as drafts end with the process. With a bucket, which
 * gets each document within minutes (backups/send-to-bucket.ts), the disk need not hold all (keep-cache.ts).
 */
export function createDiskStorage(
  { tmp, uploads, orphans }: Places,
  sealing: Sealing,
  bucket?: Pick<DocumentBucket, 'mayHold' | 'bring'>,
): DocumentStorage {
  const { keys, masterKeys } = sealing;
  const draftOf = (id: string) => path.join(tmp, id);
  const fileOf = (id: string) => path.join(uploads, id);
  const asideOf = (id: string) => path.join(orphans, id);
  // The keys of drafts. Each form asks to remove its drafts at its end, but most have become documents by then.
  const drafts = new Map<string, KeyObject>();

  function draft(id: string): Writable {
    const key = newFileKey();
    // A second draft with the same id is refused when its file is opened, as that exists; its key must not replace this
    // one.
    if (!drafts.has(id)) drafts.set(id, key);
    // `writeFile` makes the folder anew if somebody has removed it: nothing in it had to last.
    return writeFile(draftOf(id), createSealer(key));
  }

  /** Takes the keys of drafts, which are no drafts from here on. Returns what writes them down. */
  function takeKeys(ids: readonly string[]): () => void {
    const taken = ids.map((id) => ({ id, key: drafts.get(id) }));
    for (const { id } of taken) drafts.delete(id);
    return () => {
      for (const { id, key } of taken) if (key) keys.put(wrapKey(masterKeys.current, id, keys.ownerOf(id), key));
    };
  }

  // Where its folder is gone, nothing could be stored either.
  const isInBucket = (id: string) => bucket?.mayHold(id) === true && existsSync(uploads);
  const exists = (id: string) => existsSync(fileOf(id)) || isInBucket(id);

  async function endDraft(id: string): Promise<void> {
    drafts.delete(id);
    await removeFile(draftOf(id));
  }

  return {
    keyId: SEALED,
    draft: async (id) => draft(id),
    async openDraft({ id, size }) {
      const key = drafts.get(id);
      const handle = key && (await openHandle(draftOf(id)));
      return handle && readSealed(handle, key, size);
    },
    async discard(id) {
      if (drafts.has(id)) await endDraft(id);
    },
    async put(ids) {
      for (const id of ids) await moveInto(uploads, draftOf(id), id);
      const writeKeys = takeKeys(ids);
      await syncFolder(uploads);
      return writeKeys;
    },
    async open(document) {
      const { id } = document;
      const opened = await openDocumentFile(sealing, fileOf(id), document);
      if (opened || existsSync(fileOf(id)) || !isInBucket(id)) return opened;
      await bucket?.bring(id);
      return openDocumentFile(sealing, fileOf(id), document);
    },
    async seal(document, writeKey) {
      const { id } = document;
      const plain = await openDocumentFile(sealing, fileOf(id), document);
      if (!plain) return false;
      if (formOf(document, sizeOf(fileOf(id))) === 'sealed') {
        plain.destroy();
        // The file was encrypted by a run that was cut off, perhaps before it had synced the folder.
        await syncFolder(uploads);
        return true;
      }
      try {
        await pipeline(plain, draft(id));
        // The key comes first: a file without one could not be read any more.
        if (await writeKey(takeKeys([id]))) {
          await moveInto(uploads, draftOf(id), id);
          await syncFolder(uploads);
          return true;
        }
      } catch (error) {
        await endDraft(id);
        throw error;
      }
      await endDraft(id);
      return false;
    },
    isWhole(document) {
      const { id, size } = document;
      const form = formOf(document, sizeOf(fileOf(id)) ?? (isInBucket(id) ? sealedSize(size) : undefined));
      return form === 'plain' || (form === 'sealed' && fileKeyOf(sealing, id) !== undefined);
    },
    exists,
    async remove(id) {
      keys.remove(id);
      await removeFile(fileOf(id));
      // A stop may have left a half that was being encrypted.
      await removeFile(draftOf(id));
    },
    placeOf: (id = '') => fileOf(id),

    list: (stopping) => filesIn(uploads, stopping),
    async clearDrafts() {
      for await (const names of filesIn(tmp)) for (const name of names) await removeFile(draftOf(name));
    },
    async moveAside(id, at, before) {
      if (!(await isOlder(fileOf(id), before))) return;
      const time = new Date(at);
      await utimes(fileOf(id), time, time);
      await moveInto(orphans, fileOf(id), id);
    },
    isAside: (id) => existsSync(asideOf(id)),
    listAside: (stopping) => filesIn(orphans, stopping),
    bringBack: (id) => moveInto(uploads, asideOf(id), id),
    async endAside(id, before) {
      if ((await stat(asideOf(id))).mtimeMs >= before) return;
      keys.remove(id);
      await removeFile(asideOf(id));
    },

    create: () => makeFolder(uploads),
    isThere: () => isFolder(uploads),
    isLossAccepted: () => isFolder(path.join(uploads, LOST)),
    howToAcceptLoss: () => acceptedLoss(uploads).howTo,
    async tryOut() {
      await makeFolder(tmp);
      await tryMoving([tmp, uploads]);
    },
  };
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

/** By ctime, which a rename sets too. False for a file that has gone meanwhile. */
async function isOlder(file: string, before: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.ctimeMs < before;
}

/**
 * @throws Error if the folders are on several file systems: a rename is atomic only within one. Other faults are
 * reported by the health checks.
 */
export async function refuseSeveralFileSystems({ tmp, uploads, orphans }: Places): Promise<void> {
  const error = await tryMoving([tmp, uploads, orphans]).catch((error: NodeJS.ErrnoException) => error);
  if (error?.code === 'EXDEV')
    throw new Error(
      `The folders tmp, uploads and orphans must lie on one file system, without a mount of its own for one of them: mount the whole folder ${path.dirname(uploads)} instead.`,
    );
}
