import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import type { Db } from './open.ts';

const SCRIPT = path.join(import.meta.dirname, 'copy-process.ts');

/**
 * Copies a database that is in use into one file, as it is at one moment, without sessions and keys of other programs.
 * `into` must not exist.
 */
export async function copyDatabase(from: string, into: string, stopping?: AbortSignal): Promise<void> {
  await promisify(execFile)(process.execPath, [SCRIPT, from, into], stopping && { signal: stopping });
}

/** Reads a copy that nobody writes to. */
export async function readCopy<T>(file: string, work: (db: Db) => T | Promise<T>): Promise<T> {
  const db = new Database(file, { readonly: true });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}
