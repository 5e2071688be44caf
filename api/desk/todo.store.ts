import { MOST_COUNTED } from '#contract/limits.ts';
import { AWAITED, DUE_ON } from '../applicants/deferred-document.store.ts';
import { perDatabase } from '../db/per-database.ts';

/** How much of one kind waits, up to `MOST_COUNTED`, and since when. */
export interface Waiting {
  count: number;
  oldest: number | null;
}

export const todoStore = perDatabase(({ db, value }) => {
  const deferredDue = db.prepare<{ today: string; most: number }, { count: number; oldest: string | null }>(`
    SELECT count(*) AS count, min(due_on) AS oldest FROM (
      SELECT ${DUE_ON} AS due_on FROM standing JOIN deferred_document AS deferred USING (applicant_id)
      WHERE deferred_due_on < @today AND ${DUE_ON} < @today AND ${AWAITED} ORDER BY 1 LIMIT @most)`);
  const employers = db.prepare<[number, number], Waiting>(`
    SELECT count(*) AS count, min(created_at) AS oldest FROM (
      SELECT created_at FROM user_roles JOIN account ON account.id = user_id
      WHERE role = 'employer' AND confirmed_at > ? LIMIT ?)`);
  const submittedEmployers = db.prepare<[number], Waiting>(`
    SELECT count(*) AS count, min(submitted_at) AS oldest FROM (
      SELECT submitted_at FROM employer WHERE state = 'submitted' AND submitted_at > 0 ORDER BY submitted_at LIMIT ?)`);
  const acceptedMatches = db.prepare<[number], Waiting>(`
    SELECT count(*) AS count, min(changed_at) AS oldest FROM (
      SELECT changed_at FROM match WHERE state = 'accepted' AND changed_at > -1 ORDER BY changed_at LIMIT ?)`);
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
  const changedContacts = db.prepare<[number], Waiting>(`
    SELECT count(*) AS count, min(contact_changed_at) AS oldest FROM (
      SELECT contact_changed_at FROM partner_profiles WHERE contact_changed_at IS NOT NULL AND invite_active = 1
      ORDER BY contact_changed_at LIMIT ?)`);
  const NOTHING: Waiting = { count: 0, oldest: null };
  return {
    /** Deferred documents whose last day was before `today`, an ISO date. */
    deferredDue(today: string): Waiting {
      const { count = 0, oldest = null } = deferredDue.get({ today, most: MOST_COUNTED }) ?? {};
      const at = oldest === null ? Number.NaN : Date.parse(oldest);
      return { count, oldest: Number.isNaN(at) ? null : at };
    },
    /** Partners that are not paused and were never verified. */
    newPartners: () => newPartners.get(MOST_COUNTED) ?? NOTHING,
    /** Partners that are not paused and were verified under another name. */
    renamedPartners: () => renamedPartners.get(MOST_COUNTED) ?? NOTHING,
    /** Partners that are not paused and want to print a contact that nobody has looked at. */
    changedContacts: () => changedContacts.get(MOST_COUNTED) ?? NOTHING,
    firstChangedContact: value<[], string>(`
    SELECT partner_id FROM partner_profiles WHERE contact_changed_at IS NOT NULL AND invite_active = 1
    ORDER BY contact_changed_at LIMIT 1`),
    /** Employers whose account was confirmed after `since`. */
    employers: (since: number) => employers.get(since, MOST_COUNTED) ?? NOTHING,
    submittedEmployers: () => submittedEmployers.get(MOST_COUNTED) ?? NOTHING,
    /** Matches that an employer has accepted: they wait for a release. */
    acceptedMatches: () => acceptedMatches.get(MOST_COUNTED) ?? NOTHING,
    /** Mails that were given up. */
    mails: () => mails.get(MOST_COUNTED) ?? NOTHING,
  };
});
