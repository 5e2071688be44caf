import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';

const RETRY_MILLISECONDS = 200;

/**
 * Runs `work` while no other process holds the lock file. SQLite's lock is the operating system's and ends with the
 * process; a file with a process id would survive a crash, and could name another process by then.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new Database(file, { timeout: 0 });
  try {
    while (!take(lock)) await wait(RETRY_MILLISECONDS);
    return await work();
  } finally {
    lock.close();
  }
}

function take(lock: Database.Database): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
}
