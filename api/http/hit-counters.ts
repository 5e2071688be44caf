import type { ClientRateLimitInfo } from 'express-rate-limit';
import type { Logger } from 'pino';
import { type Clock, SECOND_MS } from '../clock.ts';
import type { CounterRow, CounterRows } from './counter.store.ts';

/**
 * Counters of what every request or form meets: they count in memory, and are written to the counters database later. A
 * restart loses none of them; a killed process loses the last second or two.
 */
export interface HitCounters {
  /** Counts hits. The first one opens a window. */
  hit(key: string, windowMs: number, hits?: number): ClientRateLimitInfo;
  /** Hits in the current window; counts nothing. */
  look(key: string, windowMs: number): { hits: number; resetsAt: number };
  /** How many counters are in memory. */
  size(): number;
  /** Writes all that is not written yet; skips what cannot be written. */
  flush(): void;
  /** Writes what is left, and stops. */
  close(): void;
}

interface Parts {
  rows: CounterRows;
  clock: Clock;
  log: Logger;
}

const WRITE_AFTER_MS = SECOND_MS;
// Counters per batch: writing them takes a few milliseconds; requests are answered between two batches.
const WRITTEN_AT_ONCE = 1000;
const BETWEEN_BATCHES_MS = 20;
/** Some megabytes. With more addresses, the rest is in the database, which is swept. */
export const MOST_IN_MEMORY = 20_000;

export function createHitCounters({ rows, clock, log }: Parts): HitCounters {
  // The latest hit comes last.
  const inMemory = new Map<string, CounterRow>();
  const unwritten = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function hit(key: string, windowMs: number, hits = 1): ClientRateLimitInfo {
    const row = current(key, windowMs);
    row.hits += hits;
    // Uses the string that is in the map: a new one each time would burden the garbage collector.
    inMemory.delete(row.key);
    inMemory.set(row.key, row);
    unwritten.add(row.key);
    if (inMemory.size > MOST_IN_MEMORY) makeRoom();
    writeIn(WRITE_AFTER_MS);
    return { totalHits: row.hits, resetTime: new Date(row.resets_at) };
  }

  function look(key: string, windowMs: number) {
    const { hits, resets_at: resetsAt } = current(key, windowMs);
    return { hits, resetsAt };
  }

  /** The counter of the current window, or a new one. */
  function current(key: string, windowMs: number): CounterRow {
    const now = clock.now();
    const row = inMemory.get(key) ?? stored(key);
    // A window that ends after one that begins now was opened while the clock was wrong.
    const goesOn = row !== undefined && row.resets_at > now && row.resets_at <= now + windowMs;
    return goesOn ? row : { key, hits: 0, resets_at: now + windowMs };
  }

  function stored(key: string): CounterRow | undefined {
    try {
      return rows.find(key);
    } catch (error) {
      // Counts from zero if the database cannot be read: a broken counter must not refuse anybody.
      log.error({ error: String(error) }, 'a counter cannot be read');
      return undefined;
    }
  }

  function makeRoom(): void {
    const [oldest = ''] = inMemory.keys();
    // Reached only while writing fails: a second has fewer requests.
    unwritten.delete(oldest);
    inMemory.delete(oldest);
  }

  function writeIn(ms: number): void {
    // A command that ends does not wait for the timer.
    timer ??= setTimeout(() => {
      timer = undefined;
      if (!writeSome()) writeIn(WRITE_AFTER_MS);
      else if (unwritten.size > 0) writeIn(BETWEEN_BATCHES_MS);
    }, ms).unref();
  }

  /** Writes one batch in a transaction. False if that failed. */
  function writeSome(): boolean {
    const batch = [...unwritten].slice(0, WRITTEN_AT_ONCE);
    try {
      rows.write(batch.flatMap((key) => inMemory.get(key) ?? []));
    } catch (error) {
      log.error({ error: String(error) }, 'counters cannot be written');
      return false;
    }
    for (const key of batch) unwritten.delete(key);
    return true;
  }

  function flush(): void {
    while (unwritten.size > 0 && writeSome());
  }

  return {
    hit,
    look,
    size: () => inMemory.size,
    flush,
    close() {
      clearTimeout(timer);
      flush();
    },
  };
}

/** Counters of one limit. */
export interface LimitCounters {
  hit(key: string, hits?: number): ClientRateLimitInfo;
  look(key: string): { hits: number; resetsAt: number };
}

export function createLimitCounters(counters: HitCounters, limit: string, windowMs: number): LimitCounters {
  const keyed = (key: string) => `${limit}:${key}`;
  return {
    hit: (key, hits) => counters.hit(keyed(key), windowMs, hits),
    look: (key) => counters.look(keyed(key), windowMs),
  };
}
