import type { Db } from '../db/open.ts';

export type ReminderStore = ReturnType<typeof createReminderStore>;

export function createReminderStore(db: Db) {
  const insert = db.prepare(
    'INSERT INTO reminder (applicant_id, key, sent_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  return {
    /** Notes a reminder as sent. True the first time only. */
    note: (applicantId: string, key: string, now: number) => insert.run(applicantId, key, now).changes > 0,
  };
}
