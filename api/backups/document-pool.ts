import { copyFile, link, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../deps.ts';
import { documentKeyStore } from '../documents/document-key.store.ts';
import { filesIn, makeFolder, removeFile, syncFolder } from '../files/disk.ts';
import type { Clock } from '../time/clock.ts';
import { uploadStore } from '../uploads/upload.store.ts';
import { type BackupPlaces, PARTIAL } from './backup-folder.ts';

/** The documents of all copies: beside them in a folder, or in a bucket. */
export interface DocumentPool {
  names(): Promise<Iterable<string>>;
  take(id: string, file: string): Promise<unknown>;
  /** Those that uploads/ has not got: they are deleted once no copy names them. */
  setAside(ids: ReadonlySet<string>): Promise<void>;
}

/** Gives each document a second name, or copies it where the folder is on another disk. */
export async function folderPool({ documents, gone }: BackupPlaces, clock: Clock): Promise<DocumentPool> {
  await makeFolder(documents);
  await makeFolder(gone);
  return {
    names: () => readdir(documents),
    take: (id, file) => takeFile(file, documents, id),
    async setAside(ids) {
      const now = new Date(clock.now());
      for (const id of ids) {
        await rename(path.join(documents, id), path.join(gone, id));
        await utimes(path.join(gone, id), now, now);
      }
      await syncFolder(documents);
    },
  };
}

/**
 * Takes every stored document into the pool. Encrypted files never change, so that each is taken once, for all copies.
 * Taken before and after the database, the documents hold all that it names, whatever is deleted meanwhile.
 * @param until the rest waits for the next round
 * @param passOver says that one was not taken; without it, none behind that one is
 * @throws Error where uploads/ is not there: all documents would be set aside; or where it is stopped
 */
export async function takeDocuments(
  { db, storage, clock }: Pick<Deps, 'db' | 'storage' | 'clock'>,
  pool: DocumentPool,
  { stopping, until = Number.POSITIVE_INFINITY, passOver }: TakeOptions = {},
): Promise<void> {
  if (!(await storage.isThere())) throw new Error(`${storage.placeOf()} is not there`);
  const left = new Set(await pool.names());
  for await (const ids of storage.list()) {
    // Pieces of a file that a phone still has.
    const pieces = new Set(uploadStore(db).knownPieces(ids));
    for (const id of ids) {
      // On another disk, the first copy takes long: what is there by now stays.
      stopping?.throwIfAborted();
      if (clock.now() > until) return;
      // A plain one would lie in clear on whatever disk the copies are on; the server encrypts it soon.
      if (left.delete(id) || pieces.has(id) || documentKeyStore(db).isPlain(id)) continue;
      await pool.take(id, storage.placeOf(id)).catch(passOver && ((error) => passOver(error, id)));
    }
  }
  await pool.setAside(left);
}

export interface TakeOptions {
  stopping?: AbortSignal | undefined;
  until?: number;
  passOver?: (error: unknown, id: string) => Promise<void>;
}

/** The copy is made, without these documents, which the disk could not read. */
export class DocumentsLeftOut extends Error {
  readonly ids: readonly string[];

  constructor(failed: ReadonlyMap<string, unknown>) {
    const [[id, error] = []] = failed;
    super(`the copy is made without ${failed.size} documents, such as ${id}: ${String(error)}`);
    this.ids = [...failed.keys()];
  }
}

/** Deletes documents that have been gone for so long that no copy names them. */
export async function endGone({ gone }: BackupPlaces, before: number): Promise<void> {
  for await (const names of filesIn(gone))
    for (const name of names) {
      const file = path.join(gone, name);
      if ((await stat(file)).mtimeMs < before) await removeFile(file);
    }
}

/** Where a document of the copies lies; undefined if they have none. */
export async function findInPool({ documents, gone }: BackupPlaces, id: string): Promise<string | undefined> {
  for (const folder of [documents, gone]) {
    const file = path.join(folder, id);
    if (await stat(file).catch(() => undefined)) return file;
  }
  return undefined;
}

/**
 * Gives a file a name in another folder without copying its bytes where that is possible. Nothing happens where the name
 * is taken, or the file is gone meanwhile.
 */
export async function takeFile(file: string, folder: string, name: string): Promise<void> {
  const target = path.join(folder, name);
  try {
    await link(file, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOENT') return;
    // Another disk, or a file system without links.
    await copyWhole(file, target);
  }
}

async function copyWhole(file: string, target: string): Promise<void> {
  const half = `${target}${PARTIAL}`;
  try {
    await copyFile(file, half);
    const handle = await open(half, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(half, target);
  } catch (error) {
    await rm(half, { force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
