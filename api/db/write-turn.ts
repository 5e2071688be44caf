import { type Clock, SECOND_MS } from '../clock.ts';
import { databaseFault } from './faults.ts';
import { type Db, LOCK_WAIT_MS } from './open.ts';
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
    const refusal = lockRefusal();
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
    if (timer === undefined && lockRefusal() === undefined) return;
    timer ??= setInterval(look, LOOK_EVERY_MS);
    await new Promise<void>((resolve, reject) => {
      waiting.add({ until: clock.now() + PATIENCE_MS, resolve, reject });
    });
  }

  /** One batch after the other: each commit writes the same pages again, and under load few do as much as many. */
  async function runQueue(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      try {
        while (!(await runBatch(batch)));
      } catch (error) {
        for (const one of batch) one.reject(error);
      }
    }
    isRunning = false;
  }

  /** False if another process took the lock just now: then nothing has run. */
  async function runBatch(batch: readonly Queued[]): Promise<boolean> {
    await untilFree();
    let hasBegun = false;
    try {
      withoutSync(db, () =>
        runNow(() => {
          hasBegun = true;
          for (const one of batch) one.run();
        }),
      );
    } catch (error) {
      if (hasBegun || databaseFault(error) !== 'locked') throw error;
      return false;
    }
    await sync();
    for (const one of batch) one.settle();
    return true;
  }

  function tx<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let settle: () => void;
      if (!isRunning) setImmediate(runQueue);
      isRunning = true;
      queue.push({
        run() {
          try {
            // A savepoint inside the transaction of the batch.
            const result = runNow(work);
            settle = () => resolve(result);
          } catch (error) {
            // A full or broken disk rolls back the whole batch.
            if (!db.inTransaction) throw error;
            settle = () => reject(error);
          }
        },
        settle: () => settle(),
        reject,
      });
    });
  }

  return { untilFree, tx };
}

/** Returns why a transaction cannot begin now. Any fault but a lock is left to the work itself. */
function createLockRefusal(db: Db): () => unknown {
  // Prepared once, as every call that writes runs them.
  const [begin, end] = ['BEGIN IMMEDIATE', 'ROLLBACK'].map((sql) => db.prepare(sql));
  const [noWait, wait] = [0, LOCK_WAIT_MS.server].map((ms) => db.prepare(`PRAGMA busy_timeout = ${ms}`));
  return () => {
    if (!db.open) return undefined;
    noWait?.get();
    try {
      begin?.run();
      end?.run();
      return undefined;
    } catch (error) {
      return databaseFault(error) === 'locked' ? error : undefined;
    } finally {
      wait?.get();
    }
  };
}
