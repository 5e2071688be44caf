import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, SECOND_MS } from '../time/clock.ts';
import { databaseFault } from './faults.ts';
import { type Db, LOCK_WAIT_MS, waitForLocks } from './open.ts';

// The command line and a backup hold the lock for less.
const PATIENCE_MS = 10 * SECOND_MS;
const LOOK_EVERY_MS = 25;

export interface WriteTurn {
  /**
   * Waits until no other process holds the write lock; others are answered meanwhile. Throws SQLite's `SQLITE_BUSY`
   * after ten seconds.
   */
  untilFree(): Promise<void>;
  /** A transaction that waits in the same way. `work` runs once, or not at all. */
  tx<T>(work: () => T): Promise<T>;
}

interface Parts {
  db: Db;
  clock: Clock;
  runNow: <T>(work: () => T) => T;
}

/**
 * SQLite waits synchronously for another process's write lock, so that the server would answer nobody. A call that may
 * write waits here before its work begins: running a call again after it failed would not be safe.
 */
export function createWriteTurn({ db, clock, runNow }: Parts): WriteTurn {
  const lockRefusal = createLockRefusal(db);
  /** The next look, which all who wait share: why they have to go on waiting. */
  let next: Promise<unknown> | undefined;

  async function untilFree(): Promise<void> {
    const until = clock.now() + PATIENCE_MS;
    // The first call that finds the database locked waits for SQLite, 50 ms at most: switching that wait off by a
    // PRAGMA would take as long as a write.
    let refusal = next ? await next : lockRefusal('after a moment');
    while (refusal !== undefined) {
      if (clock.now() >= until) throw refusal;
      next ??= pause(LOOK_EVERY_MS).then(() => {
        next = undefined;
        return lockRefusal('at once');
      });
      refusal = await next;
    }
  }

  async function tx<T>(work: () => T): Promise<T> {
    for (;;) {
      let hasBegun = false;
      try {
        return runNow(() => {
          hasBegun = true;
          return work();
        });
      } catch (error) {
        // Another process has taken the lock since this caller's turn came.
        if (hasBegun || databaseFault(error) !== 'locked') throw error;
      }
      await untilFree();
    }
  }

  return { untilFree, tx };
}

/**
 * Returns why a transaction cannot begin, by beginning one: at once, or after the moment for which SQLite waits, which
 * is asked in a fifth of the time. Any fault but a lock is left to the work itself.
 */
function createLockRefusal(db: Db): (when: 'at once' | 'after a moment') => unknown {
  // Prepared once, as every call that writes runs them.
  const [begin, end] = ['BEGIN IMMEDIATE', 'ROLLBACK'].map((sql) => db.prepare(sql));
  return (when) => {
    if (!db.open) return undefined;
    if (when === 'at once') waitForLocks(db, 0);
    try {
      begin?.run();
      end?.run();
      return undefined;
    } catch (error) {
      return databaseFault(error) === 'locked' ? error : undefined;
    } finally {
      if (when === 'at once') waitForLocks(db, LOCK_WAIT_MS.server);
    }
  };
}

/**
 * Whether the transaction that failed with this error may be in the database after the next start: it was written, and
 * could not be synced.
 */
export function mayBeCommitted(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === 'SQLITE_IOERR_FSYNC';
}
