import type { Db } from '../db/open.ts';

export type HealthStore = ReturnType<typeof createHealthStore>;

/** What tells whether the database answers and mails go out. */
export function createHealthStore(db: Db) {
  const ask = db.prepare('SELECT name FROM schema_migration ORDER BY name LIMIT 1');
  const waitingMails = db.prepare<[number], { count: number; due: number | null }>(`
    SELECT count(*) AS count, min(due_at) AS due FROM (
      SELECT due_at FROM outbox WHERE state = 'waiting' AND priority IN (0, 1, 2) ORDER BY priority, due_at LIMIT ?)`);
  return {
    /** @throws where the database does not answer */
    ask: () => void ask.get(),
    /** How many mails wait, `most` at most, and when the first of them should go out. */
    waitingMails: (most: number) => waitingMails.get(most) ?? { count: 0, due: null },
  };
}
