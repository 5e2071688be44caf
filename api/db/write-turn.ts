import { type Clock, SECOND_MS } from '../clock.ts';
import { databaseFault } from './faults.ts';
import { type Db, LOCK_WAIT_MS, waitForLocks } from './open.ts';
import { withoutSync } from './wal-sync.ts';

// The command line and a backup hold the lock for less.
const PATIENCE_MS = 10 * SECOND_MS;
const LOOK_EVERY_MS = 25;

export interface WriteTurn {
  /**
   * Waits until no other process holds the write lock; others are answered meanwhile. Throws SQLite's `SQLITE_BUSY`
   * after ten seconds.
   */
  untilFree(): Promise<void>;
  /**
   * A transaction that waits in the same way. `work` runs once, or not at all. All `tx` calls of one turn of the event
   * loop share a commit, and all that come while the disk works for the one before; one that throws undoes its own
   * changes only. It ends when the commit is safe from a power cut; others are answered meanwhile. Where the disk fails
   * then, `mayBeCommitted` of its error is true.
   */
  tx<T>(work: () => T): Promise<T>;
}

/** A `tx` call that waits for its transaction. */
interface Queued {
  run(): void;
  /** Called where `run` threw and only its own changes were undone. */
  refuse(error: unknown): void;
  /** Called after the commit: passes on the result or error of `run`. */
  settle(): void;
  reject(error: unknown): void;
}

interface Waiting {
  until: number;
  resolve(): void;
  reject(error: unknown): void;
}

interface Parts {
  db: Db;
  clock: Clock;
  runNow: <T>(work: () => T) => T;
  /** Makes the commits before it safe from a power cut. */
  sync: () => Promise<void>;
}

/**
 * SQLite waits synchronously for another process's write lock, so that the server would answer nobody. A call that may
 * write waits here before its work begins: running a call again after it failed would not be safe.
 */
export function createWriteTurn({ db, clock, runNow, sync }: Parts): WriteTurn {
  const lockRefusal = createLockRefusal(db);
  const waiting = new Set<Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let queue: Queued[] = [];
  let isRunning = false;

  function look(): void {
    const refusal = lockRefusal('at once');
    for (const one of waiting) {
      if (refusal === undefined) one.resolve();
      else if (clock.now() >= one.until) one.reject(refusal);
      else continue;
      waiting.delete(one);
    }
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  async function untilFree(): Promise<void> {
    // The first call that finds the database locked waits for SQLite, 50 ms at most: switching that wait off by a
    // PRAGMA would take as long as a write.
    if (timer === undefined && lockRefusal('after a moment') === undefined) return;
    timer ??= setInterval(look, LOOK_EVERY_MS);
    await new Promise<void>((resolve, reject) => {
      waiting.add({ until: clock.now() + PATIENCE_MS, resolve, reject });
    });
  }

  /** One batch after the other: each commit writes the same pages again, so that fewer and larger ones cost less. */
  async function runQueue(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      try {
        await runBatch(batch);
      } catch (error) {
        for (const one of batch) one.reject(error);
      }
    }
    isRunning = false;
  }

  async function runBatch(batch: readonly Queued[]): Promise<void> {
    while (!runUnlessLocked(batch)) await untilFree();
    await sync();
    for (const one of batch) one.settle();
  }

  /** False if another process has taken the lock just now: then nothing has run. */
  function runUnlessLocked(batch: readonly Queued[]): boolean {
    let hasBegun = false;
    const all = () => {
      hasBegun = true;
      // A single call needs no savepoint: if it fails, the transaction is rolled back, and with it all that it did.
      if (batch.length === 1) batch[0]?.run();
      else batch.forEach(runApart);
    };
    try {
      withoutSync(db, () => runNow(all));
      return true;
    } catch (error) {
      if (hasBegun || databaseFault(error) !== 'locked') throw error;
      return false;
    }
  }

  /** Runs one call of several in a savepoint of its own: if it fails, only its own changes are undone. */
  function runApart(one: Queued): void {
    try {
      runNow(one.run);
    } catch (error) {
      // A full or broken disk rolls back the whole batch.
      if (!db.inTransaction) throw error;
      one.refuse(error);
    }
  }

  function tx<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let settle: () => void;
      if (!isRunning) setImmediate(runQueue);
      isRunning = true;
      queue.push({
        run() {
          const result = work();
          settle = () => resolve(result);
        },
        refuse(error) {
          settle = () => reject(error);
        },
        settle: () => settle(),
        reject,
      });
    });
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
