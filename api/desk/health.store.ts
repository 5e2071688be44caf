import { MOST_COUNTED } from '#contract/limits.ts';
import { perDatabase } from '../db/per-database.ts';
import { PRIORITIES } from '../mail/priority.ts';

/** What tells whether mails go out. */
export const healthStore = perDatabase(({ db, number }) => {
  const newestSent = db.prepare<{ now: number }, { at: number | null }>(
    "SELECT max(created_at) AS at FROM outbox WHERE state = 'sent' AND created_at <= @now",
  );
  // Each failure moves the next try on, so a mail that has failed wants to go since it was queued; any other, since it
  // was due. One look into an index for each.
  const due = Object.values(PRIORITIES).map(
    (priority) =>
      `UNION ALL SELECT min(due_at) FROM outbox WHERE state = 'waiting' AND priority = ${priority} AND due_at > @after AND due_at <= @now`,
  );
  const waitsSince = db.prepare<{ after: number; now: number }, { since: number | null }>(`
    SELECT min(since) AS since FROM (
      SELECT min(created_at) AS since FROM outbox
      WHERE state = 'waiting' AND last_error IS NOT NULL AND created_at > @after ${due.join(' ')})`);
  const since = (after: number, now: number) => waitsSince.get({ after, now })?.since ?? undefined;
  return {
    /** How many mails wait, up to `MOST_COUNTED`. */
    waitingMails: number<[]>(`
      SELECT count(*) FROM (
        SELECT 1 FROM outbox WHERE state = 'waiting' AND priority IN (0, 1, 2) LIMIT ${MOST_COUNTED})`),
    /** Since when a mail has wanted to go: the oldest, and the oldest after which none was queued that has gone out. */
    waitingToGo: (now: number) => ({
      oldest: since(0, now),
      oldestSinceSent: since(newestSent.get({ now })?.at ?? 0, now),
    }),
  };
});
