import { createReadStream, createWriteStream, type ReadStream, type WriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
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

export async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true });
}
