import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { quickCheck } from './quick-check.ts';

// About 15,000 applicants, read in a second or two. A larger database is read while the server answers already: 100,000
// applicants (425 MB) took 6 to 17 seconds on two busy cores.
const SMALL_BYTES = 64 * 1024 * 1024;
// Reading so little takes less time than starting a thread, and is not worth a thread's memory.
const TINY_BYTES = 8 * 1024 * 1024;

export interface DatabaseCheck {
  /** Waits for the check of a small database. Throws if it is damaged. */
  atStart(): Promise<void>;
  /** Reports damage that is found after the start. */
  later(tell: (damage: Error) => void): void;
}

/**
 * Reads every page of the database once, a larger one in a thread of its own: SQLite notices damage only in pages that
 * it reads.
 */
export function checkDatabase(file: string): DatabaseCheck {
  if (!existsSync(file)) return { atStart: async () => {}, later: () => {} };
  const bytes = statSync(file).size;
  const worker = bytes > TINY_BYTES && new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: file });
  const result = worker ? messageOf(worker).then(damageOf) : Promise.resolve(damageOf(quickCheck(file)));
  return {
    async atStart() {
      const damage = bytes <= SMALL_BYTES ? await result : undefined;
      if (damage) throw damage;
    },
    later(tell) {
      // A server that stops does not wait for the thread.
      if (worker) worker.unref();
      void result.then((damage) => damage && tell(damage));
    },
  };
}

async function messageOf(worker: Worker): Promise<unknown> {
  const [found] = await once(worker, 'message').catch((error: Error) => [`SQLITE_ERROR: ${error.message}`]);
  return found;
}

/** The error that SQLite would throw; undefined if the database is whole. */
function damageOf(found: unknown): Error | undefined {
  // A lock or an unreadable disk says nothing about the pages.
  const isOtherFault = /^SQLITE_(?!CORRUPT|NOTADB)/.test(String(found));
  return found === 'ok' || isOtherFault
    ? undefined
    : Object.assign(new Error(String(found)), { code: 'SQLITE_CORRUPT' });
}
