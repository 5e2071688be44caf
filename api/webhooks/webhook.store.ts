import { perDatabase } from '../db/per-database.ts';

export interface WebhookProgress {
  /** The last event that is done with. */
  event_id: number;
  failing_since: number | null;
  tried_at: number | null;
}

export interface EventToTell {
  id: number;
  at: number;
  subject: string;
  subject_id: string;
  action: string;
  from: string | null;
  to: string | null;
  /** Null where the event is about no application. */
  applicant_id: string | null;
}

/** How far the receiver of WEBHOOK_URL was told, and what comes next: the log of events is the queue. */
export const webhookStore = perDatabase(({ db, all, first, run }) => {
  const fail = db.prepare(
    'UPDATE webhook SET failing_since = coalesce(failing_since, @now), tried_at = @now WHERE id = 1',
  );
  return {
    /** Undefined before the first start with a receiver. */
    progress: first<[], WebhookProgress>('SELECT event_id, failing_since, tried_at FROM webhook WHERE id = 1'),
    /** What has happened until now is told to nobody. */
    begin: run<[]>('INSERT INTO webhook (id, event_id) SELECT 1, coalesce(max(id), 0) FROM event'),
    moveTo: run<[eventId: number]>(
      'UPDATE webhook SET event_id = ?, failing_since = NULL, tried_at = NULL WHERE id = 1',
    ),
    fail: (now: number) => fail.run({ now }),
    /** Oldest first. */
    after: all<[eventId: number, most: number], EventToTell>(`
      SELECT id, at, subject, subject_id, action, coalesce(from_status, detail ->> 'from') AS "from",
        coalesce(to_status, detail ->> 'to') AS "to",
        CASE subject WHEN 'applicant' THEN subject_id
          WHEN 'match' THEN (SELECT applicant_id FROM match WHERE match.id = subject_id)
          WHEN 'contract' THEN (SELECT applicant_id FROM contract WHERE contract.id = subject_id) END AS applicant_id
      FROM event WHERE id > ? ORDER BY id LIMIT ?`),
  };
});
