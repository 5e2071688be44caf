import { chmodSync } from 'node:fs';
import Database from 'better-sqlite3';

export type Db = Database.Database;

/** FULL: a commit is on disk before the reply. NORMAL: faster, for counters that may be lost. */
type Durability = 'FULL' | 'NORMAL';

/**
 * How long SQLite waits for another process's write lock. It waits synchronously, so that a waiting server answers
 * nobody: the server waits 50 ms at most here, and longer in write-turn.ts, asynchronously. Counters never wait.
 */
export const LOCK_WAIT_MS = { start: 10_000, command: 10_000, server: 50, counters: 0 } as const;

export function openDatabase(file: string, durability: Durability): Db {
  const db = new Database(file, { timeout: LOCK_WAIT_MS.start });
  try {
    // Personal data: only the server's own system user may read it. The journal inherits the mode.
    chmodSync(file, 0o600);
    db.pragma('journal_mode = WAL');
    // WAL resets to NORMAL on each open, so FULL is set each time.
    db.pragma(`synchronous = ${durability}`);
    db.pragma('foreign_keys = ON');
    // What a savepoint may have to take back holds persons' data, and would lie outside the data folder.
    db.pragma('temp_store = MEMORY');
    // What is deleted is overwritten with zeros: an erased person must not stand in free pages.
    db.pragma('secure_delete = ON');
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
 * Runs `work` as one transaction that takes the write lock at once: what it reads is still true when it writes, though
 * server and command line share the file. Await nothing inside.
 */
export function inTransaction<T>(db: Db, work: () => T): T {
  return db.transaction(work).immediate();
}
