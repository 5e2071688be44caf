import { chmodSync } from 'node:fs';
import Database from 'better-sqlite3';

export type Db = Database.Database;

/** FULL: a commit is on disk before it is answered. NORMAL: fast, for counters that may be lost. */
type Durability = 'FULL' | 'NORMAL';

const BUSY_TIMEOUT_MS = 10_000;

export function openDatabase(file: string, durability: Durability): Db {
  const db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  // Personal data: only the server's own user may look in. The journal inherits this.
  chmodSync(file, 0o600);
  try {
    db.pragma('journal_mode = WAL');
  } catch (error) {
    const isDamaged = /^SQLITE_(?:NOTADB|CORRUPT)/.test((error as { code?: string }).code ?? '');
    if (isDamaged) throw new Error(`${file} is damaged or no database. See 'Restore' in docs/operations.md.`);
    throw error;
  }
  // WAL falls back to NORMAL on each open, so FULL is said each time.
  db.pragma(`synchronous = ${durability}`);
  db.pragma('foreign_keys = ON');
  db.pragma('trusted_schema = OFF');
  return db;
}

/**
 * Runs `work` as one transaction that takes the write lock at once, so that what it reads is still true when it writes.
 * The command line and the server write to the same file. Nothing may be awaited inside.
 */
export function inTransaction<T>(db: Db, work: () => T): T {
  return db.transaction(work).immediate();
}
