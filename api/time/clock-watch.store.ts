import type { Db } from '../db/open.ts';

export type ClockWatchStore = ReturnType<typeof createClockWatchStore>;

/** Stores the newest time at which the clock was believed. */
export function createClockWatchStore(db: Db) {
  const seen = db.prepare<[], { at: number }>('SELECT at FROM clock_seen WHERE id = 1');
  const lastEvent = db.prepare<[], { at: number }>('SELECT at FROM event WHERE id = (SELECT max(id) FROM event)');
  const remember = db.prepare(
    'INSERT INTO clock_seen VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE at <> excluded.at',
  );
  return {
    /** The stored time; in a database without one, that of its newest event; undefined in a new database. */
    lastSeen: () => seen.get()?.at ?? lastEvent.get()?.at,
    remember: (at: number) => remember.run(at),
  };
}
