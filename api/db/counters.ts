import { renameSync, rmSync } from 'node:fs';
import type { Folders } from '../config/folders.ts';
import { checkDatabase } from './check.ts';
import { databaseFault } from './faults.ts';
import { type Db, LOCK_WAIT_MS, openDatabase, waitForLocks } from './open.ts';

interface OpenOptions {
  now: number;
  /** Only the server may replace the file: while the command line runs, another process may use it. */
  mayReplace: boolean;
  /** Receives the path to which the damaged file was moved. */
  onReplaced(file: string): void;
}

/** counters.db holds nothing that must last: a damaged file is set aside, and a new one is begun. */
export function openCounters({ countersDb }: Pick<Folders, 'countersDb'>, options: OpenOptions): Db {
  try {
    return openWhole(countersDb);
  } catch (error) {
    if (databaseFault(error) !== 'damaged') throw error;
    if (!options.mayReplace)
      throw new Error(`${countersDb} is damaged. It holds counters only: restart the server, which begins a new one.`);
    const aside = `${countersDb}.damaged-${new Date(options.now).toISOString().replace(/[:.]/g, '-')}`;
    renameSync(countersDb, aside);
    // A journal left beside another database would damage it.
    for (const suffix of ['-wal', '-shm']) rmSync(`${countersDb}${suffix}`, { force: true });
    options.onReplaced(aside);
    return openWhole(countersDb);
  }
}

/** The code of errors of counters.db. */
export const COUNTERS_FAILED = 'COUNTERS_FAILED';

/** Runs `work` on counters.db and marks its errors, so that they do not count as errors of app.db. */
export function counting<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw Object.assign(new Error(`counters.db: ${(error as Error).message}`), { code: COUNTERS_FAILED });
  }
}

function openWhole(file: string): Db {
  checkDatabase(file);
  const db = openDatabase(file, 'NORMAL');
  waitForLocks(db, LOCK_WAIT_MS.counters);
  return db;
}
