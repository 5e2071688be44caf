import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../files/disk.ts';
import type { Db } from './open.ts';

// What SQLite says where a commit was written and could not be synced.
const NOT_SYNCED = 'SQLITE_IOERR_FSYNC';

export interface WalSync {
  /**
   * Ends when every commit made before the call is safe from a power cut.
   * @throws Error `mayBeCommitted` of it is true
   */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Runs `commit` without its wait for the disk, which SQLite makes on the thread that answers. Nobody may be told of
 * what it wrote before `WalSync.sync` has ended.
 */
export function withoutSync<T>(db: Db, commit: () => T): T {
  // In this mode SQLite still syncs before it moves pages from the WAL into the database: a power cut never leaves half
  // a transaction. A commit in the usual mode makes these safe too.
  // `db.pragma` would make a statement and its JavaScript object for each of the two.
  db.exec('PRAGMA synchronous = NORMAL');
  try {
    return commit();
  } finally {
    db.exec('PRAGMA synchronous = FULL');
  }
}

/** Waits for the disk on another thread. It may open and close the WAL: SQLite's locks are on the other two files. */
export function createWalSync(db: Db): WalSync {
  let wal: Promise<FileHandle> | undefined;
  return {
    async sync() {
      try {
        // The server holds the database open, so that the file stays the same one.
        wal ??= openLasting(`${db.name}-wal`);
        await (await wal).datasync();
      } catch (error) {
        wal = undefined;
        throw Object.assign(new Error(`the database was not synced: ${String(error)}`), { code: NOT_SYNCED });
      }
    },
    async close() {
      const handle = await wal?.catch(() => undefined);
      wal = undefined;
      await handle?.close();
    },
  };
}

/** SQLite makes the WAL anew at each start, and syncs its folder with its own first sync only: ours may come before. */
async function openLasting(file: string): Promise<FileHandle> {
  await syncFolder(path.dirname(file));
  return open(file, 'r');
}

/** Whether the transaction that failed with this error may be in the database all the same. */
export function mayBeCommitted(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === NOT_SYNCED;
}
