import { existsSync, statSync } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Folders } from '../config/folders.ts';
import {
  filesIn,
  isFolder,
  makeFolder,
  moveInto,
  openFile,
  removeFile,
  syncFolder,
  tryMoving,
  writeFile,
} from '../files/disk.ts';
import { shareRuns } from '../files/share-runs.ts';
import type { DocumentStorage } from './storage.ts';

type Places = Pick<Folders, 'tmp' | 'uploads' | 'orphans'>;

/** A folder in the folder of documents that says: those of before are lost, go on without them. */
const LOST = 'documents-lost';

/**
 * Documents as files of one disk, in the clear: encryption at rest is the disk's own. A draft becomes a document by a
 * move, which is done as a whole or not at all.
 */
export function createDiskStorage({ tmp, uploads, orphans }: Places): DocumentStorage {
  const draftOf = (id: string) => path.join(tmp, id);
  const fileOf = (id: string) => path.join(uploads, id);
  const asideOf = (id: string) => path.join(orphans, id);
  const syncUploads = shareRuns(() => syncFolder(uploads));
  // Every form asks for its drafts to be removed, and most have become documents by then.
  const drafts = new Set<string>();
  return {
    keyId: 'plain',
    async draft(id) {
      drafts.add(id);
      // Somebody may have cleared the folder away; nothing in it had to last.
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

/** By the time of the last change of its entry, which moving it sets too. A file that has gone meanwhile is none. */
async function isOlder(file: string, before: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.ctimeMs < before;
}

/**
 * @throws Error where documents would have to be copied from one folder to another: only a move within one file system
 * is done as a whole or not at all. Other faults are for the health of the server to tell.
 */
export async function refuseSeveralFileSystems({ tmp, uploads, orphans }: Places): Promise<void> {
  const error = await tryMoving([tmp, uploads, orphans]).catch((error: NodeJS.ErrnoException) => error);
  if (error?.code === 'EXDEV')
    throw new Error(
      `The folders tmp, uploads and orphans must lie on one file system, without a mount of its own for one of them: mount the whole folder ${path.dirname(uploads)} instead.`,
    );
}
