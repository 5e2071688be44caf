import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Db } from './open.ts';

/** Copies a database that is in use into one file, as it is at one moment, without free pages. `into` must not exist. */
export async function copyDatabase(from: string, into: string): Promise<void> {
  const worker = new Worker(new URL('./copy-worker.ts', import.meta.url), { workerData: { from, into } });
  await once(worker, 'message');
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
