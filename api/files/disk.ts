import { randomUUID } from 'node:crypto';
import fs, { createWriteStream, type NoParamCallback, type WriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { nextTurn } from '../next-turn.ts';

// Pieces of a file that come while it is opened or written go together: each write takes a thread's turn.
const GATHERED_BYTES = 256 * 1024;

/** A new file that is on disk once it is closed. Makes its folder where that is gone. */
export function writeFile(file: string): WriteStream {
  return createWriteStream(file, {
    flags: 'wx',
    mode: 0o600,
    flush: true,
    highWaterMark: GATHERED_BYTES,
    fs: { ...fs, open: openInFolder },
  });
}

type Opened = (error: NodeJS.ErrnoException | null, fd: number) => void;

function openInFolder(file: string, flags: string, mode: number, done: Opened): void {
  fs.open(file, flags, mode, (error, fd) => {
    if (error?.code !== 'ENOENT') return done(error, fd);
    const again: NoParamCallback = (error) => (error ? done(error, fd) : fs.open(file, flags, mode, done));
    fs.mkdir(path.dirname(file), { recursive: true, mode: FOLDER_MODE }, again);
  });
}

/** Undefined where it is gone, or not as long as it should be: a backup was restored in part, or a disk fails. */
export async function openFile(file: string, size: number): Promise<Readable | undefined> {
  const handle = await open(file, 'r').catch(goneAsUndefined);
  if (!handle) return undefined;
  if ((await handle.stat()).size === size) return handle.createReadStream();
  await handle.close();
  return undefined;
}

function goneAsUndefined(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

export async function moveInto(folder: string, from: string, name: string): Promise<void> {
  await rename(from, path.join(folder, name));
}

/** After a crash a rename is only there if its folder was synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// Nobody but the server's own user may look in.
const FOLDER_MODE = 0o700;

/** Does nothing where it is there. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
}

export async function isFolder(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

// Names asked of a database at once: a millisecond of work.
const BATCH = 200;

/** A few names at a time. Files only: a volume may have a folder of its own there, such as lost+found. */
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
 * Writes a small file into the first folder, moves it through the others and removes it again: only that tells whether
 * they can be written, and lie on one file system. Throws where not.
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

/** Does nothing where it is gone. (Node's `rm` would look first what it is, and every form asks for this.) */
export async function removeFile(file: string): Promise<void> {
  await unlink(file).catch(goneAsUndefined);
}
