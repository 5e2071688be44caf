import { AWAITED, DUE_ON } from '../applicants/deferred-document.store.ts';
import { perDatabase } from '../db/per-database.ts';

/** What waits for the operator. */
export const todoStore = perDatabase(({ value, waiting }) => {
  const deferredDue = waiting<[{ today: string }]>(`
    SELECT unixepoch(${DUE_ON}) * 1000 AS since FROM standing JOIN deferred_document AS deferred USING (applicant_id)
    WHERE deferred_due_on < @today AND ${DUE_ON} < @today AND ${AWAITED} ORDER BY 1`);
  const partners = (isRenamed: boolean) =>
    waiting<[]>(`
      SELECT coalesce(renamed_at, created_at) AS since FROM partner_profiles
      WHERE verified_at IS NULL AND invite_active = 1 AND created_at > 0
        AND renamed_at IS ${isRenamed ? 'NOT NULL' : 'NULL'}
      ORDER BY created_at`);
  return {
    /** Deferred documents whose last day was before `today`, an ISO date. */
    deferredDue: (today: string) => deferredDue({ today }),
    /** Partners that are not paused and were never verified. */
    newPartners: partners(false),
    /** Partners that are not paused and were verified under another name. */
    renamedPartners: partners(true),
    /** Partners that are not paused and want to print a contact that nobody has looked at. */
    changedContacts: waiting<[]>(`
      SELECT contact_changed_at AS since FROM partner_profiles WHERE contact_changed_at IS NOT NULL AND invite_active = 1
      ORDER BY contact_changed_at`),
    firstChangedContact: value<[], string>(`
      SELECT partner_id FROM partner_profiles WHERE contact_changed_at IS NOT NULL AND invite_active = 1
      ORDER BY contact_changed_at LIMIT 1`),
    /** Employers whose account was confirmed after a time. */
    employers: waiting<[time: number]>(`
      SELECT created_at AS since FROM user_roles JOIN account ON account.id = user_id
      WHERE role = 'employer' AND confirmed_at > ?`),
    submittedEmployers: waiting<[]>(`
      SELECT submitted_at AS since FROM employer WHERE state = 'submitted' AND submitted_at > 0 ORDER BY submitted_at`),
    /** Mails that were given up. */
    mails: waiting<[]>(`
      SELECT created_at AS since FROM outbox WHERE state = 'dead' AND created_at > 0 ORDER BY created_at`),
  };
});
