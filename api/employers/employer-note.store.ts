import { perDatabase } from '../db/per-database.ts';

interface EmployerNote {
  id: string;
  employer_id: string;
  account_id: string;
  note: string;
  at: number;
}

/** What admins have looked at when they vetted an employer. */
export const employerNoteStore = perDatabase((db) => {
  const add = db.prepare<EmployerNote>(`
    INSERT INTO employer_note (id, employer_id, account_id, note, at)
    VALUES (@id, @employer_id, @account_id, @note, @at) ON CONFLICT DO NOTHING`);
  const of = db.prepare<[string, number], EmployerNote>(
    'SELECT * FROM employer_note WHERE employer_id = ? ORDER BY at DESC, rowid DESC LIMIT ?',
  );
  return {
    /** Adds a note; one with a known id is there already. */
    add: (note: EmployerNote) => add.run(note),
    /** The newest first. */
    of: (employerId: string, most: number) => of.all(employerId, most),
  };
});
