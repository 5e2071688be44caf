import type { ClientRateLimitInfo } from 'express-rate-limit';
import type { Logger } from 'pino';
import { type Clock, SECOND_MS } from '../clock.ts';
import type { CounterRow, CounterRows } from './counter.store.ts';

/**
 * Counters of the limits that every request meets: they count in memory, and are written to the counters database
 * behind it. A restart forgets none of them; a process that is killed forgets the last second or two.
 */
export interface HitCounters {
  /** Counts one hit. A window begins with its first one. */
  hit(key: string, windowMs: number): ClientRateLimitInfo;
  /** How many are in memory. */
  size(): number;
  /** Writes all that is not written yet; goes on without what cannot be written. */
  flush(): void;
  /** Writes, and stops. */
  close(): void;
}

interface Parts {
  rows: CounterRows;
  clock: Clock;
  log: Logger;
}

const WRITE_AFTER_MS = SECOND_MS;
// Some milliseconds of work; answers come in between.
const WRITTEN_AT_ONCE = 1000;
const BETWEEN_BATCHES_MS = 20;
/** Some megabytes. Whoever comes from a hundred thousand addresses fills the database, which is swept, not the memory. */
export const MOST_IN_MEMORY = 20_000;

export function createHitCounters({ rows, clock, log }: Parts): HitCounters {
  // Those that were hit lately come last.
  const inMemory = new Map<string, CounterRow>();
  const unwritten = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function hit(key: string, windowMs: number): ClientRateLimitInfo {
    const now = clock.now();
    const row = inMemory.get(key) ?? stored(key);
    // A window that ends later than one that begins now was opened by a clock that was wrong.
    const goesOn = row !== undefined && row.resets_at > now && row.resets_at <= now + windowMs;
    const next = goesOn ? row : { key, hits: 0, resets_at: now + windowMs };
    next.hits += 1;
    // By the text that is there already: a new one each time would move from one end of the memory to the other.
    inMemory.delete(next.key);
    inMemory.set(next.key, next);
    unwritten.add(next.key);
    if (inMemory.size > MOST_IN_MEMORY) makeRoom();
    writeIn(WRITE_AFTER_MS);
    return { totalHits: next.hits, resetTime: new Date(next.resets_at) };
  }

  function stored(key: string): CounterRow | undefined {
    try {
      return rows.find(key);
    } catch (error) {
      // What cannot be read counts from here on: a broken counter must not stop anybody.
      log.error({ error: String(error) }, 'a counter cannot be read');
      return undefined;
    }
  }

  function makeRoom(): void {
    const [oldest = ''] = inMemory.keys();
    // Only where writing fails: a second has fewer requests.
    unwritten.delete(oldest);
    inMemory.delete(oldest);
  }

  function writeIn(ms: number): void {
    // A command that ends does not wait for it.
    timer ??= setTimeout(() => {
      timer = undefined;
      if (!writeSome()) writeIn(WRITE_AFTER_MS);
      else if (unwritten.size > 0) writeIn(BETWEEN_BATCHES_MS);
    }, ms).unref();
  }

  /** One batch, in one transaction. Whether it could be written. */
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
    size: () => inMemory.size,
    flush,
    close() {
      clearTimeout(timer);
      flush();
    },
  };
}
