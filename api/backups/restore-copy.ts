import { copyFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Folders, prepareFolders } from '../config/folders.ts';
import type { MasterKeys } from '../config/master-keys.ts';
import { readCopy } from '../db/copy.ts';
import { endSignIns } from '../db/end-sign-ins.ts';
import { hasDatabase } from '../db/open-app.ts';
import { storedFileStore } from '../documents/stored-file.store.ts';
import { syncFolder } from '../files/disk.ts';
import { ERASED_FILE } from '../personal-data/erased-list.ts';
import { backupPlaces, type Manifest, PARTIAL, readManifest } from './backup-folder.ts';
import { findInPool, takeFile } from './document-pool.ts';
import { openPart } from './sealed-part.ts';

export interface Restore {
  /** BACKUP_DIR. */
  from: string;
  /** The name of the copy in it. */
  name: string;
  /** The data folder, new or without a database. */
  root: string;
  keys: MasterKeys;
  /** Documents that stay in a bucket; without it, they are in BACKUP_DIR. */
  inBucket?: Iterable<string>;
}

/** For the operator, of a database that was put back. */
export const AS_THEN =
  'Everybody signs in anew, and other programs need new keys. Whoever was blocked, got other rights or a new password since this copy is as before: look through the accounts.';

/**
 * Puts a copy's database into a data folder, with every list of erased people that there is, so that the next start
 * erases them again before it serves. The database gets its name last: what was cut off is begun again.
 */
export async function restoreDatabase(
  { from, name, root, keys }: Restore,
  beforeIt: (half: string, folders: Folders) => Promise<void>,
): Promise<Manifest> {
  const folders = prepareFolders(root);
  if (hasDatabase(folders.appDb))
    throw new Error(`${root} holds a database already. Move that folder away, or set DATA_DIR to another one.`);
  const copy = path.join(from, name);
  const manifest = await readManifest(from, name);
  for (const part of manifest.parts) {
    const target = path.join(root, part.name);
    const half = `${target}${PARTIAL}`;
    await rm(half, { force: true });
    await openPart(part, copy, half, keys);
    if (target !== folders.appDb) continue;
    await beforeIt(half, folders);
    endSignIns(half);
  }
  for (const [place, list] of [from, copy].entries())
    await copyFile(path.join(list, ERASED_FILE), path.join(root, `erased-${name}-${place}.jsonl`)).catch(ignoreMissing);
  await syncFolder(root);
  // The database last: without it the folder counts as empty.
  for (const { name: part } of manifest.parts.toReversed())
    await rename(path.join(root, `${part}${PARTIAL}`), path.join(root, part));
  await syncFolder(root);
  return manifest;
}

/** Restores a copy with its documents. Answers what it holds, and which documents are in no copy. */
export async function restoreCopy(restore: Restore): Promise<Manifest & { lost: string[] }> {
  const places = backupPlaces(restore.from);
  const inBucket = new Set(restore.inBucket);
  const lost: string[] = [];
  const manifest = await restoreDatabase(restore, async (half, { uploads }) => {
    await readCopy(half, async (db) => {
      for (const { id } of storedFileStore(db).all()) {
        if (inBucket.has(id)) continue;
        const file = await findInPool(places, id);
        if (file) await takeFile(file, uploads, id);
        else lost.push(id);
      }
    });
    await syncFolder(uploads);
  });
  return { ...manifest, lost };
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
