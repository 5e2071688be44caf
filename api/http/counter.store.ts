import type { Logger } from 'pino';
import { counting } from '../db/counters.ts';
import type { Db } from '../db/open.ts';
import { perDatabase } from '../db/per-database.ts';
import type { Clock } from '../time/clock.ts';

/** Hits of a window, and when it ends. */
export interface Counted {
  hits: number;
  resetsAt: number;
}

export interface CounterStore {
  /** Counts one hit, or more at once. */
  increment(key: string, hits?: number): Counted;
  decrement(key: string): void;
  resetKey(key: string): void;
  /** Hits in the current window; counts nothing. */
  look(key: string): Counted;
}

/**
 * Counters of one limit, in the counters database: attempts, codes, mails and bytes survive a restart, and wait for no
 * disk. Requests are counted in memory (rate-limit.ts).
 */
export function counterStore(counters: Db, clock: Clock, limit: string, windowMs: number): CounterStore {
  const { hit, back, remove, current } = statements(counters);
  const keyed = (key: string) => `${limit}:${key}`;
  return {
    increment(key, hits = 1) {
      const now = clock.now();
      const one = { hits, resetsAt: now + windowMs };
      return counting(() => hit.get({ ...one, key: keyed(key), now })) ?? one;
    },
    look(key) {
      const now = clock.now();
      return counting(() => current.get(keyed(key), now, now + windowMs)) ?? { hits: 0, resetsAt: now };
    },
    decrement: (key) => void counting(() => back.run(keyed(key))),
    resetKey: (key) => void counting(() => remove.run(keyed(key))),
  };
}

const statements = perDatabase(({ db }) => {
  makeTable(db);
  // A window that ends after one that begins now was opened while the clock was wrong.
  const hit = db.prepare<Counted & { key: string; now: number }, Counted>(`
    INSERT INTO rate_counter VALUES (@key, @hits, @resetsAt)
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN resets_at <= @now OR resets_at > @resetsAt THEN @hits ELSE hits + @hits END,
      resets_at = CASE WHEN resets_at <= @now OR resets_at > @resetsAt THEN @resetsAt ELSE resets_at END
    RETURNING hits, resets_at AS resetsAt`);
  const back = db.prepare('UPDATE rate_counter SET hits = hits - 1 WHERE key = ? AND hits > 0');
  const remove = db.prepare('DELETE FROM rate_counter WHERE key = ?');
  const current = db.prepare<[string, number, number], Counted>(
    'SELECT hits, resets_at AS resetsAt FROM rate_counter WHERE key = ? AND resets_at > ? AND resets_at <= ?',
  );
  return { hit, back, remove, current };
});

/** The same, but where the counters fail nobody is refused for it: nothing is counted, and the log tells. */
export function uncountedOnFailure(store: CounterStore, log: Logger): Pick<CounterStore, 'increment' | 'look'> {
  const orNone = (work: () => Counted): Counted => {
    try {
      return work();
    } catch (error) {
      log.error({ error: String(error) }, 'not counted');
      return { hits: 0, resetsAt: 0 };
    }
  };
  return {
    increment: (key, hits) => orNone(() => store.increment(key, hits)),
    look: (key) => orNone(() => store.look(key)),
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
