import { perDatabase } from '../../db/per-database.ts';

export const reminderStore = perDatabase(({ db, changed }) => {
  const sent = db.prepare<[string], { key: string }>('SELECT key FROM reminder WHERE applicant_id = ?');
  return {
    /** Keys of the reminders that an application got. */
    sent: (applicantId: string): ReadonlySet<string> => new Set(sent.all(applicantId).map(({ key }) => key)),
    /** Notes a reminder as sent. True the first time only. */
    note: changed<[applicantId: string, key: string, now: number]>(
      'INSERT INTO reminder (applicant_id, key, sent_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    ),
  };
});
