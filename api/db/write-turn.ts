import { type Clock, SECOND_MS } from '../clock.ts';
import { databaseFault } from './faults.ts';
import { type Db, LOCK_WAIT_MS } from './open.ts';

// Longer than the command line and a copy of the database hold the lock.
const PATIENCE_MS = 10 * SECOND_MS;
const LOOK_EVERY_MS = 25;

export interface WriteTurn {
  /**
   * Waits, while everybody else is answered, until no other process holds the write lock. Throws SQLite's own
   * `SQLITE_BUSY` after ten seconds.
   */
  untilFree(): Promise<void>;
  /**
   * A transaction that waits for its turn in the same way. Its work has run once, or not at all. Works of one turn of the
   * event loop share a commit, as each waits for the disk; one that throws takes back its own changes only.
   */
  tx<T>(work: () => T): Promise<T>;
}

/** A work that waits for its transaction. */
interface Queued {
  run(): void;
  /** After the commit: hands on what `run` brought. */
  settle(): void;
  reject(error: unknown): void;
}

interface Waiting {
  until: number;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * SQLite waits for a foreign write lock synchronously, and a server that waits answers nobody. So a call that may
 * write waits here before its work begins: waiting first is safe, running a call again after it failed is not.
 */
export function createWriteTurn(db: Db, clock: Clock, runNow: <T>(work: () => T) => T): WriteTurn {
  const lockRefusal = createLockRefusal(db);
  const waiting = new Set<Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let queue: Queued[] = [];

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

  async function runQueue(): Promise<void> {
    const batch = queue;
    queue = [];
    try {
      while (!(await runBatch(batch)));
    } catch (error) {
      for (const one of batch) one.reject(error);
    }
  }

  /** Whether it has run: another process may have taken the lock just now. */
  async function runBatch(batch: readonly Queued[]): Promise<boolean> {
    await untilFree();
    let hasBegun = false;
    try {
      runNow(() => {
        hasBegun = true;
        for (const one of batch) one.run();
      });
    } catch (error) {
      if (hasBegun || databaseFault(error) !== 'locked') throw error;
      return false;
    }
    for (const one of batch) one.settle();
    return true;
  }

  function tx<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let settle: () => void;
      if (queue.length === 0) setImmediate(runQueue);
      queue.push({
        run() {
          try {
            // A transaction inside that of the batch.
            const result = runNow(work);
            settle = () => resolve(result);
          } catch (error) {
            // A full or broken disk takes back the whole batch.
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

/** Why a transaction could not begin now. Another fault than a lock is for the work itself to meet. */
function createLockRefusal(db: Db): () => unknown {
  // Prepared, as every call that writes asks.
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
