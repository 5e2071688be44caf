import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, opendir, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { nextTurn } from '../time/next-turn.ts';

/** Opens a file for reading. Undefined if it is gone. */
export function openHandle(file: string): Promise<FileHandle | undefined> {
  return open(file, 'r').catch(goneAsUndefined);
}

function goneAsUndefined(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

export async function moveInto(folder: string, from: string, name: string): Promise<void> {
  await rename(from, path.join(folder, name));
}

/** A rename survives a crash only if its folder was synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// Only the server's own system user may look in.
export const FOLDER_MODE = 0o700;

/** Creates a folder unless it exists. */
export async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  if (made !== undefined) await syncFolder(path.dirname(folder));
}

export async function isFolder(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

// How many names the database is asked about at once, in about a millisecond.
const BATCH = 200;

/** Names of files, in batches. Skips folders, as a volume may have some of its own, such as lost+found. */
export async function* filesIn(folder: string, stopping?: AbortSignal): AsyncGenerator<string[]> {
  const batch: string[] = [];
  for await (const entry of await opendir(folder, { bufferSize: BATCH })) {
    if (entry.isFile()) batch.push(entry.name);
    if (batch.length < BATCH) continue;
    yield batch.splice(0);
    await nextTurn();
    if (stopping?.aborted) return;
  }
  if (batch.length > 0) yield batch;
}

/**
 * Writes a small file into the first folder, renames it through the others and removes it: the only proof that they can
 * be written and are on one file system. Throws if not.
 */
export async function tryMoving([first = '', ...others]: readonly string[]): Promise<void> {
  const name = `.ready-${randomUUID()}`;
  let file = path.join(first, name);
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.write('ready').finally(() => handle.close());
    for (const folder of others) {
      await moveInto(folder, file, name);
      file = path.join(folder, name);
    }
  } finally {
    await removeFile(file);
  }
}

/** Removes a file if it exists. (Node's `rm` would stat it first, and every form calls this.) */
export async function removeFile(file: string): Promise<void> {
  await unlink(file).catch(goneAsUndefined);
}
