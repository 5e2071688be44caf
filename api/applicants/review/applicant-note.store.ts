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

export const applicantNoteStore = perDatabase(({ all, run }) => ({
  /** A note that comes twice is kept once. */
  add: run<[note: ApplicantNote]>(`
    INSERT INTO applicant_note (id, applicant_id, kind, account_id, note, created_at)
    VALUES (@id, @applicant_id, @kind, @account_id, @note, @created_at) ON CONFLICT DO NOTHING`),
  newest: all<[applicantId: string, most: number], ApplicantNote>(
    'SELECT * FROM applicant_note WHERE applicant_id = ? ORDER BY created_at DESC LIMIT ?',
  ),
}));
