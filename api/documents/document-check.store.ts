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

export const documentCheckStore = perDatabase(({ all, first, run }) => ({
  checksOf: all<[documentId: string], DocumentCheck>(
    'SELECT * FROM document_check WHERE document_id = ? ORDER BY point',
  ),
  /** A second tick changes nothing: the first one tells who has looked. */
  tick: run<[check: DocumentCheck]>(
    'INSERT INTO document_check (document_id, point, account_id, at) VALUES (@document_id, @point, @account_id, @at) ON CONFLICT DO NOTHING',
  ),
  untick: run<[documentId: string, point: string]>('DELETE FROM document_check WHERE document_id = ? AND point = ?'),
  passportOf: first<[documentId: string], PassportNote>('SELECT * FROM passport_note WHERE document_id = ?'),
  notePassport: run<[passportNote: PassportNote]>(`
    INSERT INTO passport_note (document_id, number, expires_on, account_id, at)
    VALUES (@document_id, @number, @expires_on, @account_id, @at)
    ON CONFLICT DO UPDATE SET number = excluded.number, expires_on = excluded.expires_on,
      account_id = excluded.account_id, at = excluded.at`),
  forgetPassport: run<[documentId: string]>('DELETE FROM passport_note WHERE document_id = ?'),
}));
