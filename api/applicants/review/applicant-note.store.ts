import type { NoteKind } from '#contract/desk/desk-application.ts';
import { perDatabase } from '../../db/per-database.ts';

/** What an operator wrote down about an application. `hold`: why it was put on hold. */
export interface ApplicantNote {
  id: string;
  applicant_id: string;
  kind: NoteKind;
  account_id: string;
  note: string;
  created_at: number;
}

export const applicantNoteStore = perDatabase((db) => {
  const insert = db.prepare<ApplicantNote>(`
    INSERT INTO applicant_note (id, applicant_id, kind, account_id, note, created_at)
    VALUES (@id, @applicant_id, @kind, @account_id, @note, @created_at) ON CONFLICT DO NOTHING`);
  const newest = db.prepare<[string, number], ApplicantNote>(
    'SELECT * FROM applicant_note WHERE applicant_id = ? ORDER BY created_at DESC LIMIT ?',
  );
  return {
    /** A note that comes twice is kept once. */
    add: (note: ApplicantNote) => insert.run(note),
    newest: (applicantId: string, most: number) => newest.all(applicantId, most),
  };
});
