import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { SECOND_MS } from '../clock.ts';

// Enough for the database of some hundred thousand applicants; a larger one is checked while the server answers.
const START_WAITS_MS = 5 * SECOND_MS;

export interface DatabaseCheck {
  /** Waits for the end of the check, but not long. Throws the damage that it found. */
  atStart(): Promise<void>;
  /** Tells what it finds after the start. */
  later(tell: (damage: Error) => void): void;
}

/** Reads every page of the database once, in a thread of its own. */
export function checkDatabase(file: string): DatabaseCheck {
  const result = findDamage(file);
  return {
    async atStart() {
      let timer: NodeJS.Timeout | undefined;
      const longEnough = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), START_WAITS_MS);
      });
      const damage = await Promise.race([result, longEnough]);
      clearTimeout(timer);
      if (damage) throw damage;
    },
    later(tell) {
      void result.then((damage) => damage && tell(damage));
    },
  };
}

/** As SQLite would report it; undefined where the database is whole, or there is none yet. */
async function findDamage(file: string): Promise<Error | undefined> {
  if (!existsSync(file)) return undefined;
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: file });
  // A server that stops does not wait for it.
  worker.unref();
  const [found] = (await once(worker, 'message').catch((error: Error) => [`SQLITE_ERROR: ${error.message}`])) as [
    string,
  ];
  // A lock or a disk that cannot be read says nothing of the pages.
  const isOtherFault = /^SQLITE_(?!CORRUPT|NOTADB)/.test(found);
  return found === 'ok' || isOtherFault ? undefined : Object.assign(new Error(found), { code: 'SQLITE_CORRUPT' });
}
