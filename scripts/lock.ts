import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryLock } from '#api/db/lock.ts';

const RETRY_MILLISECONDS = 200;

/** Runs `work` while no other process holds the lock file. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  let lock = tryLock(file);
  while (!lock) {
    await wait(RETRY_MILLISECONDS);
    lock = tryLock(file);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}
