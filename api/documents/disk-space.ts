import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import { type Clock, SECOND_MS } from '../clock.ts';

// A flood of forms must not become a flood of questions to the disk.
const REMEMBERED_MS = 2 * SECOND_MS;
const MEGABYTE = 1024 * 1024;

/** How much room the disk with the data folder has. A disk that does not say counts as one with room. */
export interface DiskSpace {
  /** Below the reserve: nothing new is taken. */
  isLow(): Promise<boolean>;
  /** Below half of it: what is under way ends too. */
  isNearlyFull(): Promise<boolean>;
}

interface Parts {
  folder: string;
  reserveMegabytes: number;
  clock: Clock;
  log: Logger;
  /** Free and reserved megabytes; told again and again as long as it is so. */
  onLow(free: number, reserve: number): void;
  /** Bytes; the tests have no disk that fills up. */
  freeBytes?(folder: string): Promise<number>;
}

export function createDiskSpace(parts: Parts): DiskSpace {
  const { folder, reserveMegabytes, clock, log, onLow, freeBytes = freeBytesOf } = parts;
  let asked: { at: number; megabytes: Promise<number> } | undefined;

  async function ask(): Promise<number> {
    try {
      const megabytes = (await freeBytes(folder)) / MEGABYTE;
      if (megabytes < reserveMegabytes) onLow(Math.floor(megabytes), reserveMegabytes);
      return megabytes;
    } catch (error) {
      log.error({ error: String(error) }, 'the disk does not say how much room it has');
      return Number.POSITIVE_INFINITY;
    }
  }

  function free(): Promise<number> {
    const now = clock.now();
    const age = asked === undefined ? undefined : now - asked.at;
    if (asked === undefined || age === undefined || age < 0 || age >= REMEMBERED_MS)
      asked = { at: now, megabytes: ask() };
    return asked.megabytes;
  }

  return {
    isLow: async () => (await free()) < reserveMegabytes,
    isNearlyFull: async () => (await free()) < reserveMegabytes / 2,
  };
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
