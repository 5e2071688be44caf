import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, type ReadStream, statSync, type WriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Which key a file was sealed with. 'plain': no encryption at rest. */
export const KEY_ID = 'plain';

/** The one way to write a document. Encryption at rest would be added here and in `unseal`. */
export function seal(file: string): WriteStream {
  return createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
}

/** The one way to read a document. */
export function unseal(file: string, _keyId: string): ReadStream {
  return createReadStream(file);
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

/** Nobody but the server's own user may look in. Does nothing where it is there. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

export async function isFolder(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

/** Whether the file of a document is not where its row says. */
export function isGone({ folders }: { folders: { uploads: string } }, { id }: { id: string }): boolean {
  return !existsSync(path.join(folders.uploads, id));
}

/** Whether it is gone, or not whole any more: a backup was restored in part, or a disk fails. */
export function isLost(
  { folders }: { folders: { uploads: string } },
  { id, size }: { id: string; size: number },
): boolean {
  return statSync(path.join(folders.uploads, id), { throwIfNoEntry: false })?.size !== size;
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

export async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true });
}
