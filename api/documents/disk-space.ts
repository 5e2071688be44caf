import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import { type Clock, SECOND_MS } from '../time/clock.ts';

// Many forms at once must not ask the disk as often.
const REMEMBERED_MS = 2 * SECOND_MS;
const MEGABYTE = 1024 * 1024;

/** Free space on the disk of the data folder. A disk that does not tell counts as one with enough. */
export interface DiskSpace {
  /** Below the reserve: no new form is taken. */
  isLow(): Promise<boolean>;
  /** Below half of the reserve: forms under way are ended too. */
  isNearlyFull(): Promise<boolean>;
  freeBytes(): Promise<number>;
  /** How much of the disk is taken; null where it does not tell. */
  usedPercent(): Promise<number | null>;
}

interface Parts {
  folder: string;
  reserveMegabytes: number;
  clock: Clock;
  log: Logger;
  /** Called with free and reserved megabytes, repeatedly while space is low. */
  onLow(free: number, reserve: number): void;
  /** Free bytes; replaced in tests, whose disk does not fill up. */
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
    freeBytes: async () => (await free()) * MEGABYTE,
    usedPercent: () => usedPercentOf(folder).catch(() => null),
  };
}

async function usedPercentOf(folder: string): Promise<number | null> {
  const { bavail, blocks } = await statfs(folder);
  return blocks === 0 ? null : Math.round((1 - bavail / blocks) * 100);
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
