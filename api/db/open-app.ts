import { existsSync, readdirSync, statSync } from 'node:fs';
import type { Folders } from '../config/folders.ts';
import { holdDataDir } from './lock.ts';
import { migrate, needsMigration } from './migrate.ts';
import { type Db, LOCK_WAIT_MS, openDatabase, waitForLocks } from './open.ts';

// 16 MB, four times SQLite's own figure. Moving pages from the WAL into the database syncs both on the thread that
// answers, and writes a page once, however many forms have changed it. More would need a second index of the WAL.
const WAL_PAGES = 4000;

/** Who opens the database. The server already holds the lock of the data folder. */
export type Opener = 'server' | 'command';

/**
 * Opens app.db and migrates it. `check` looks at it before anything is written.
 * @throws Error if it has gone missing, or has an older schema while a server runs
 */
export function openAppDatabase(folders: Folders, opener: Opener, now: number, check: (db: Db) => void): Db {
  refuseLostDatabase(folders);
  const db = openDatabase(folders.appDb, 'FULL');
  try {
    check(db);
    const options = { backupsDir: folders.backups, now };
    if (opener === 'server') migrate(db, options);
    else if (needsMigration(db)) whileNoServerRuns(folders, () => migrate(db, options));
    waitForLocks(db, LOCK_WAIT_MS[opener]);
    db.pragma(`wal_autocheckpoint = ${WAL_PAGES}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const DOCUMENT_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Refuses a missing database beside documents: a new one would set them all aside, as no row names them. */
export function refuseLostDatabase({ appDb, uploads }: Pick<Folders, 'appDb' | 'uploads'>): void {
  if (hasDatabase(appDb) || !existsSync(uploads)) return;
  const documents = readdirSync(uploads).filter((name) => DOCUMENT_NAME.test(name)).length;
  if (documents === 0) return;
  throw new Error(
    `${appDb} is missing or empty, yet there are ${documents} documents in ${uploads}. Restore the database from a backup: see 'Restore' in docs/operations.md.`,
  );
}

// SQLite takes a file shorter than its own header for a new database.
const HEADER_BYTES = 100;

export function hasDatabase(appDb: string): boolean {
  return existsSync(appDb) && statSync(appDb).size >= HEADER_BYTES;
}

/** The statements of a running server are for the schema of its own version. */
function whileNoServerRuns(folders: Folders, work: () => void): void {
  let lock: { release(): void };
  try {
    lock = holdDataDir(folders.lockDb);
  } catch {
    throw new Error(
      'This program is newer than the running server, and the database would have to be brought forward. Restart the server with this version first; nothing was changed.',
    );
  }
  try {
    work();
  } finally {
    lock.release();
  }
}
