import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { tryLock } from '../db/lock.ts';
import { makeFolder } from '../files/disk.ts';
import { UnusableCopy } from './unusable-copy.ts';

/** A file of a copy: packed with gzip, then encrypted with a key of its own, which the documents' key wraps. */
const sealedPart = z.object({
  name: z.string().regex(/^[a-z]+\.[a-z]+$/),
  /** Of the file as it was, and as it is again after a restore. */
  sha256: z.string(),
  packed_size: z.number(),
  key_id: z.string(),
  wrapped: z.base64(),
});
export type SealedPart = z.infer<typeof sealedPart>;

const manifest = z.object({
  version: z.literal(1),
  applications: z.number(),
  /** How many documents the database of this copy names. */
  documents: z.number(),
  parts: z.array(sealedPart),
});
export type Manifest = z.infer<typeof manifest>;

export const MANIFEST = 'manifest.json';
/** Of a copy that is being made, or was cut off. */
export const PARTIAL = '.partial';

/** `documents`: encrypted files, as in uploads/, for all copies. `gone`: those that uploads/ has no more. */
export function backupPlaces(root: string) {
  return { root, documents: path.join(root, 'documents'), gone: path.join(root, 'gone') };
}

export type BackupPlaces = ReturnType<typeof backupPlaces>;

/** An empty file in a copy that the bucket has, too. */
export const SENT = 'sent';

export const COPY_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/;

/** A copy is a folder that is named after its time, so that names sort by time. */
export function copyName(at: number): string {
  return new Date(at).toISOString().replace(/[:.]/g, '-');
}

export function copyTime(name: string): number {
  return Date.parse(name.replace(COPY_NAME, '$1T$2:$3:$4.$5Z'));
}

/** Names of finished copies, the oldest first; none where there is no folder yet. */
export async function copiesIn(root: string): Promise<string[]> {
  const names = await readdir(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => COPY_NAME.test(name)).sort();
}

/** The newest copy, or the newest one that is in the bucket, too. */
export async function newestCopy(root: string, { isSent }: { isSent: boolean }): Promise<string | undefined> {
  const names = await copiesIn(root);
  return names.findLast((name) => !isSent || existsSync(path.join(root, name, SENT)));
}

/** @throws Error where the copy is not there, or half of it */
export async function readManifest(root: string, name: string): Promise<Manifest> {
  try {
    return manifest.parse(JSON.parse(await readFile(path.join(root, name, MANIFEST), 'utf8')));
  } catch {
    const place = path.join(root, name);
    throw new UnusableCopy(
      `Die Kopie in ${place} ist nicht vollständig: ${MANIFEST} fehlt oder ist beschädigt.`,
      `${place} holds no whole copy: its ${MANIFEST} is missing or damaged.`,
    );
  }
}

/** Where a copy is in clear, while it is made or restored for trial: in the data folder, never beside the copies. */
export function clearFolder(dataDir: string): string {
  return path.join(dataDir, 'copying');
}

/** Another process copies, or tries a copy. */
export class BackupBusy extends Error {
  constructor() {
    super('A copy is being made or tried by another process. Try again when it is done.');
  }
}

/** Runs `work` while no other process works on the copies. @throws BackupBusy */
export async function withBackups<T>(root: string, work: () => Promise<T>): Promise<T> {
  await makeFolder(root);
  const lock = tryLock(path.join(root, 'lock.db'));
  if (!lock) throw new BackupBusy();
  try {
    return await work();
  } finally {
    lock.release();
  }
}
