import { existsSync, statSync } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Folders } from '../config/folders.ts';
import { filesIn, isFolder, makeFolder, moveInto, openFile, removeFile, syncFolder, tryMoving } from '../files/disk.ts';
import { shareRuns } from '../files/share-runs.ts';
import { writeFile } from '../files/write-file.ts';
import type { DocumentStorage } from './storage.ts';

type Places = Pick<Folders, 'tmp' | 'uploads' | 'orphans'>;

/** The operator makes a folder of this name to say that older documents are lost and the server shall go on. */
const LOST = 'documents-lost';

/**
 * Documents as files on one disk, not encrypted by us: encryption at rest is the disk's. A draft becomes a document by
 * a rename, which is atomic.
 */
export function createDiskStorage({ tmp, uploads, orphans }: Places): DocumentStorage {
  const draftOf = (id: string) => path.join(tmp, id);
  const fileOf = (id: string) => path.join(uploads, id);
  const asideOf = (id: string) => path.join(orphans, id);
  const syncUploads = shareRuns(() => syncFolder(uploads));
  // Every form asks to remove its drafts, but most have become documents by then.
  const drafts = new Set<string>();
  return {
    keyId: 'plain',
    async draft(id) {
      drafts.add(id);
      // Somebody may have removed the folder; nothing in it had to last.
      return writeFile(draftOf(id));
    },
    openDraft: ({ id, size }) => openFile(draftOf(id), size),
    async discard(id) {
      if (drafts.delete(id)) await removeFile(draftOf(id));
    },
    async put(ids) {
      for (const id of ids) {
        await moveInto(uploads, draftOf(id), id);
        drafts.delete(id);
      }
      await syncUploads();
    },
    open: ({ id, size }) => openFile(fileOf(id), size),
    isWhole: ({ id, size }) => statSync(fileOf(id), { throwIfNoEntry: false })?.size === size,
    exists: (id) => existsSync(fileOf(id)),
    remove: (id) => removeFile(fileOf(id)),
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
      if ((await stat(asideOf(id))).mtimeMs < before) await removeFile(asideOf(id));
    },

    create: () => makeFolder(uploads),
    isThere: () => isFolder(uploads),
    isLossAccepted: () => isFolder(path.join(uploads, LOST)),
    howToAcceptLoss: () => `make this folder by hand: ${path.join(uploads, LOST)}`,
    async tryOut() {
      await makeFolder(tmp);
      await tryMoving([tmp, uploads]);
    },
  };
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
