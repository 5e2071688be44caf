import { chmodSync } from 'node:fs';
import Database from 'better-sqlite3';

export type Db = Database.Database;

/** FULL: a commit is on disk before it is answered. NORMAL: fast, for counters that may be lost. */
type Durability = 'FULL' | 'NORMAL';

/**
 * How long SQLite waits where another process holds the write lock. It waits synchronously: a server that waits
 * answers nobody, so it waits for a commit of the command line at most, and for more without standing still
 * (write-turn.ts). A counter is not worth any wait.
 */
export const LOCK_WAIT_MS = { start: 10_000, command: 10_000, server: 50, counters: 0 } as const;

export function openDatabase(file: string, durability: Durability): Db {
  const db = new Database(file, { timeout: LOCK_WAIT_MS.start });
  try {
    // Personal data: only the server's own user may look in. The journal inherits this.
    chmodSync(file, 0o600);
    db.pragma('journal_mode = WAL');
    // WAL falls back to NORMAL on each open, so FULL is said each time.
    db.pragma(`synchronous = ${durability}`);
    db.pragma('foreign_keys = ON');
    db.pragma('trusted_schema = OFF');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

export function waitForLocks(db: Db, milliseconds: number): void {
  db.pragma(`busy_timeout = ${milliseconds}`);
}

/**
 * Runs `work` as one transaction that takes the write lock at once, so that what it reads is still true when it writes.
 * The command line and the server write to the same file. Nothing may be awaited inside.
 */
export function inTransaction<T>(db: Db, work: () => T): T {
  return db.transaction(work).immediate();
}
