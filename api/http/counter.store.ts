import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import type { Clock } from '../clock.ts';
import { counting } from '../db/counters.ts';
import { type Db, inTransaction } from '../db/open.ts';

export interface CounterStore extends Store {
  increment(key: string): ClientRateLimitInfo;
  decrement(key: string): void;
  resetKey(key: string): void;
  /** Hits in the current window; counts nothing. */
  look(key: string): { hits: number; resetsAt: number };
}

interface Hit {
  key: string;
  now: number;
  resetsAt: number;
}

/**
 * Counters of one limit, in the counters database: they survive a restart, and wait for no disk. Written at each hit,
 * as the command line counts too; limits of every request are counted in memory (hit-counters.ts).
 */
export function createCounterStore(db: Db, clock: Clock, limit: string, windowMs: number): CounterStore {
  makeTable(db);
  // A window that ends after one that begins now was opened while the clock was wrong.
  const hit = db.prepare<Hit, { hits: number; resets_at: number }>(`
    INSERT INTO rate_counter VALUES (@key, 1, @resetsAt)
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN resets_at <= @now OR resets_at > @resetsAt THEN 1 ELSE hits + 1 END,
      resets_at = CASE WHEN resets_at <= @now OR resets_at > @resetsAt THEN @resetsAt ELSE resets_at END
    RETURNING hits, resets_at`);
  const back = db.prepare('UPDATE rate_counter SET hits = hits - 1 WHERE key = ? AND hits > 0');
  const remove = db.prepare('DELETE FROM rate_counter WHERE key = ?');
  const current = db.prepare<[string, number, number], { hits: number; resets_at: number }>(
    'SELECT hits, resets_at FROM rate_counter WHERE key = ? AND resets_at > ? AND resets_at <= ?',
  );
  const keyed = (key: string) => `${limit}:${key}`;
  const hitNow = (key: string): Hit => {
    const now = clock.now();
    return { key: keyed(key), now, resetsAt: now + windowMs };
  };
  return {
    increment(key) {
      const one = hitNow(key);
      const row = counting(() => hit.get(one));
      return { totalHits: row?.hits ?? 1, resetTime: new Date(row?.resets_at ?? one.resetsAt) };
    },
    look(key) {
      const now = clock.now();
      const row = counting(() => current.get(keyed(key), now, now + windowMs));
      return { hits: row?.hits ?? 0, resetsAt: row?.resets_at ?? now };
    },
    decrement: (key) => void counting(() => back.run(keyed(key))),
    resetKey: (key) => void counting(() => remove.run(keyed(key))),
  };
}

export interface CounterRow {
  key: string;
  hits: number;
  resets_at: number;
}

/** Rows of the counters database, for counters in memory. */
export interface CounterRows {
  find(key: string): CounterRow | undefined;
  /** Writes all of them, or none. */
  write(rows: readonly CounterRow[]): void;
}

export function createCounterRows(db: Db): CounterRows {
  makeTable(db);
  const byKey = db.prepare<[string], CounterRow>('SELECT * FROM rate_counter WHERE key = ?');
  const put = db.prepare<CounterRow>(`
    INSERT INTO rate_counter VALUES (@key, @hits, @resets_at)
    ON CONFLICT (key) DO UPDATE SET hits = @hits, resets_at = @resets_at`);
  return {
    find: (key) => counting(() => byKey.get(key)),
    write(rows) {
      counting(() =>
        inTransaction(db, () => {
          for (const row of rows) put.run(row);
        }),
      );
    },
  };
}

function makeTable(db: Db): void {
  db.exec(
    'CREATE TABLE IF NOT EXISTS rate_counter (key TEXT PRIMARY KEY, hits INTEGER NOT NULL, resets_at INTEGER NOT NULL) STRICT, WITHOUT ROWID',
  );
  db.exec('CREATE INDEX IF NOT EXISTS rate_counter_by_end ON rate_counter (resets_at)');
}

// Rows per batch: deleting them takes a millisecond or two.
const SWEPT_AT_ONCE = 1000;

/**
 * Deletes a small batch of windows that have ended, as counts are kept only for a short time. Answers whether there are
 * more.
 */
export function sweepCounters(db: Db, now: number): boolean {
  const sweep = db.prepare(
    'DELETE FROM rate_counter WHERE key IN (SELECT key FROM rate_counter WHERE resets_at <= ? LIMIT ?)',
  );
  return sweep.run(now, SWEPT_AT_ONCE).changes === SWEPT_AT_ONCE;
}
