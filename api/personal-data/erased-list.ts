import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Folders } from '../config/folders.ts';
import { syncFolder } from '../files/disk.ts';

/** In the data folder, beside the database: a backup of the database must not take it back in time. */
export const ERASED_FILE = 'erased.jsonl';
/** A restored folder brings an older list along: the newest one may have been put beside it. */
const LISTS = /^erased.*\.jsonl$/;

/**
 * How an erased application is remembered. Its id is random (122 bits), so that nobody can try all ids; without a key,
 * as a backup may be restored beside another secret key.
 */
export function erasedPerson(applicantId: string): string {
  return createHash('sha256').update(applicantId).digest('hex');
}

/** Adds people to the list, each once and on a line, and waits for the disk. */
export async function addToErased({ root }: Pick<Folders, 'root'>, people: readonly string[], at: number) {
  if (people.length === 0) return;
  const own = new Set(readErased({ root }, { isOwn: true }));
  const added = people.filter((person) => !own.has(person));
  const handle = await open(path.join(root, ERASED_FILE), 'a', 0o600);
  try {
    // A line that a power cut left half-written must not swallow the next one.
    if (added.length > 0) await handle.write(`\n${added.map((person) => JSON.stringify({ person, at })).join('\n')}\n`);
    // Also where all are on it: what was read may not have come to the disk yet.
    await handle.datasync();
  } finally {
    await handle.close();
  }
  // The first line has made the file.
  await syncFolder(root);
}

/**
 * Everybody on a list of the folder, or on its own one; undefined where there is none. A line that was cut off is
 * skipped: its erasure is still open in the database.
 */
export function readErased({ root }: Pick<Folders, 'root'>, { isOwn = false } = {}): string[] | undefined {
  const lists = readdirSync(root).filter((name) => (isOwn ? name === ERASED_FILE : LISTS.test(name)));
  if (lists.length === 0) return undefined;
  return lists
    .flatMap((name) => readFileSync(path.join(root, name), 'utf8').split('\n'))
    .flatMap((line) => /"person":"([0-9a-f]{64})"/.exec(line)?.[1] ?? []);
}
