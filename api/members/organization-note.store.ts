import { perDatabase } from '../db/per-database.ts';

interface OrganizationNote {
  id: string;
  organization_id: string;
  /** Null where nobody knows any more. */
  account_id: string | null;
  note: string;
  at: number;
}

type ListedNote = Pick<OrganizationNote, 'id' | 'note' | 'at'> & { by_email: string | null };

/** What admins have noted about a partner or an employer, for each other. */
export const organizationNoteStore = perDatabase(({ db, all, run }) => {
  const forget = db.prepare<{ id: string; email: string }>(`
    UPDATE organization_note SET note = replace(note, @email, '…')
    WHERE organization_id = @id AND instr(note, @email) > 0`);
  return {
    /** Adds a note; one with a known id is there already. */
    add: run<[note: OrganizationNote]>(`
      INSERT INTO organization_note (id, organization_id, account_id, note, at)
      VALUES (@id, @organization_id, @account_id, @note, @at) ON CONFLICT DO NOTHING`),
    /** The newest first. */
    of: all<[organizationId: string, most: number], ListedNote>(`
      SELECT organization_note.id, note, at, account.email AS by_email
      FROM organization_note LEFT JOIN account ON account.id = account_id
      WHERE organization_id = ? ORDER BY at DESC, organization_note.rowid DESC LIMIT ?`),
    /** Takes an address out of the notes. */
    forget: (id: string, email: string) => email && forget.run({ id, email }),
  };
});
