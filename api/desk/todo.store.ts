import { MOST_COUNTED } from '#contract/limits.ts';
import { OPEN_STATUSES } from '#contract/status.ts';
import type { Db } from '../db/open.ts';
import { quotedList } from '../db/quoted-list.ts';

/** How much of one kind waits, up to `MOST_COUNTED`, and since when. */
export interface Waiting {
  count: number;
  oldest: number | null;
}

export type TodoStore = ReturnType<typeof createTodoStore>;

export function createTodoStore(db: Db) {
  // Uses the index of pending documents, the oldest first: its cost does not grow with the applications.
  const applications = db.prepare<[number], Waiting>(`
    SELECT count(DISTINCT applicant_id) AS count, min(uploaded_at) AS oldest FROM (
      SELECT applicant_id, uploaded_at FROM document JOIN applicant ON applicant.id = applicant_id
      WHERE review = 'pending' AND replaced_at IS NULL AND uploaded_at > 0
        AND status IN (${quotedList(OPEN_STATUSES)})
      ORDER BY uploaded_at LIMIT ?)`);
  const employers = db.prepare<[number, number], Waiting>(`
    SELECT count(*) AS count, min(created_at) AS oldest FROM (
      SELECT created_at FROM user_roles JOIN account ON account.id = user_id
      WHERE role = 'employer' AND confirmed_at > ? LIMIT ?)`);
  const mails = db.prepare<[number], Waiting>(`
    SELECT count(*) AS count, min(created_at) AS oldest FROM (
      SELECT created_at FROM outbox WHERE state = 'dead' AND created_at > 0 ORDER BY created_at LIMIT ?)`);
  const partners = (isRenamed: boolean) =>
    db.prepare<[number], Waiting>(`
      SELECT count(*) AS count, min(since) AS oldest FROM (
        SELECT coalesce(renamed_at, created_at) AS since FROM partner_profiles
        WHERE verified_at IS NULL AND invite_active = 1 AND created_at > 0
          AND renamed_at IS ${isRenamed ? 'NOT NULL' : 'NULL'}
        ORDER BY created_at LIMIT ?)`);
  const [newPartners, renamedPartners] = [partners(false), partners(true)];
  const NOTHING: Waiting = { count: 0, oldest: null };
  return {
    /** Open applications with a pending document. An application has a few documents, hence the factor. */
    applications: () => applications.get(MOST_COUNTED * 5) ?? NOTHING,
    /** Partners that are not paused and were never verified. */
    newPartners: () => newPartners.get(MOST_COUNTED) ?? NOTHING,
    /** Partners that are not paused and were verified under another name. */
    renamedPartners: () => renamedPartners.get(MOST_COUNTED) ?? NOTHING,
    /** Employers whose account was confirmed after `since`. */
    employers: (since: number) => employers.get(since, MOST_COUNTED) ?? NOTHING,
    /** Mails that were given up. */
    mails: () => mails.get(MOST_COUNTED) ?? NOTHING,
  };
}
