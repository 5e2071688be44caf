import type { Status } from '#contract/applicant.ts';
import type { DocumentType, ReviewState } from '#contract/document.ts';
import type { Db } from '../db/open.ts';

/** Somebody who came through a partner: with an account, an application, or both. */
export interface RegisteredPerson {
  /** The account, or the application of somebody without one. */
  person_id: string;
  account_id: string | null;
  applicant_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  registered_at: number;
  status: Status | null;
  /** Whoever applied through somebody else has nothing to do here. */
  applied_elsewhere: 0 | 1;
  originals_posted_at: number | null;
  reminders_stopped_at: number | null;
  /** When they were last reminded by the partner. */
  nudged_at: number | null;
  /** How often an account without an application was reminded. */
  nudges_to_start: number;
  note: string;
}

interface PersonDocument {
  applicant_id: string;
  type: DocumentType;
  review: ReviewState;
}

export type RegistrationStore = ReturnType<typeof createRegistrationStore>;

export function createRegistrationStore(db: Db) {
  // An application counts for the partner it came through, even if its owner's account came through another one.
  const people = db.prepare<{ partner: string; person: string | null; now: number }, RegisteredPerson>(`
    WITH own_application AS (
      SELECT *, row_number() OVER (
        PARTITION BY coalesce(user_id, id) ORDER BY status IN ('REJECTED', 'WITHDRAWN'), created_at DESC) AS place
      FROM applicant WHERE partner_id = @partner),
    own_account AS (
      SELECT account.* FROM account LEFT JOIN user_roles ON user_id = account.id
      WHERE account.partner_id = @partner AND confirmed_at IS NOT NULL AND coalesce(role, 'student') = 'student'),
    person AS (
      SELECT own_account.id AS person_id, own_account.id AS account_id, own_application.id AS applicant_id,
        coalesce(own_application.first_name, own_account.first_name) AS first_name,
        coalesce(own_application.last_name, own_account.last_name) AS last_name,
        own_account.email, own_account.created_at AS registered_at, own_application.status,
        own_application.id IS NULL AND EXISTS (SELECT 1 FROM applicant WHERE user_id = own_account.id) AS applied_elsewhere,
        own_application.originals_posted_at, own_application.reminders_stopped_at
      FROM own_account LEFT JOIN own_application ON own_application.user_id = own_account.id AND place = 1
      UNION ALL
      SELECT id, NULL, id, first_name, last_name, email, created_at, status, 0, originals_posted_at, reminders_stopped_at
      FROM own_application WHERE place = 1 AND (user_id IS NULL OR user_id NOT IN (SELECT id FROM own_account)))
    SELECT person.*,
      (SELECT max(created_at) FROM outbox WHERE template IN ('partner-nudge-application', 'partner-nudge-start')
        AND created_at <= @now AND (applicant_id = person.applicant_id OR account_id = person.account_id)) AS nudged_at,
      (SELECT count(*) FROM outbox WHERE template = 'partner-nudge-start' AND account_id = person.account_id) AS nudges_to_start,
      coalesce((SELECT note FROM partner_note
        WHERE partner_note.partner_id = @partner AND person_id IN (person.person_id, person.applicant_id)
        ORDER BY updated_at DESC LIMIT 1), '') AS note
    FROM person WHERE @person IS NULL OR person.person_id = @person
    ORDER BY registered_at DESC, person.person_id`);
  const documents = db.prepare<[string], PersonDocument>(`
    SELECT applicant_id, type, review FROM document JOIN applicant ON applicant.id = applicant_id
    WHERE applicant.partner_id = ? AND replaced_at IS NULL ORDER BY document.rowid`);
  const setNote = db.prepare(`
    INSERT INTO partner_note (partner_id, person_id, note, updated_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (partner_id, person_id) DO UPDATE SET note = excluded.note, updated_at = excluded.updated_at`);
  return {
    /** The newest first. */
    list: (partnerId: string, now: number) => people.all({ partner: partnerId, person: null, now }),
    find: (partnerId: string, personId: string, now: number) =>
      people.get({ partner: partnerId, person: personId, now }),
    /** The current documents of everybody, by application. */
    documents: (partnerId: string) => Map.groupBy(documents.all(partnerId), ({ applicant_id }) => applicant_id),
    setNote: (partnerId: string, personId: string, note: string, now: number) =>
      setNote.run(partnerId, personId, note, now),
  };
}
