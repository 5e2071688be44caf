import { perDatabase } from '../db/per-database.ts';

export interface DocumentCheck {
  document_id: string;
  point: string;
  account_id: string;
  at: number;
}

export interface PassportNote {
  document_id: string;
  number: string;
  expires_on: string;
  account_id: string;
  at: number;
}

export const documentCheckStore = perDatabase((db) => {
  const checks = db.prepare<[string], DocumentCheck>(
    'SELECT * FROM document_check WHERE document_id = ? ORDER BY point',
  );
  const tick = db.prepare<DocumentCheck>(
    'INSERT INTO document_check (document_id, point, account_id, at) VALUES (@document_id, @point, @account_id, @at) ON CONFLICT DO NOTHING',
  );
  const untick = db.prepare('DELETE FROM document_check WHERE document_id = ? AND point = ?');
  const passport = db.prepare<[string], PassportNote>('SELECT * FROM passport_note WHERE document_id = ?');
  const note = db.prepare<PassportNote>(`
    INSERT INTO passport_note (document_id, number, expires_on, account_id, at)
    VALUES (@document_id, @number, @expires_on, @account_id, @at)
    ON CONFLICT DO UPDATE SET number = excluded.number, expires_on = excluded.expires_on,
      account_id = excluded.account_id, at = excluded.at`);
  const forget = db.prepare('DELETE FROM passport_note WHERE document_id = ?');
  return {
    checksOf: (documentId: string) => checks.all(documentId),
    /** A second tick changes nothing: the first one tells who has looked. */
    tick: (check: DocumentCheck) => tick.run(check),
    untick: (documentId: string, point: string) => untick.run(documentId, point),
    passportOf: (documentId: string) => passport.get(documentId),
    notePassport: (passportNote: PassportNote) => note.run(passportNote),
    forgetPassport: (documentId: string) => forget.run(documentId),
  };
});
