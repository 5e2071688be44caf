import type { DocumentType, ReviewState, Subtype } from '#contract/model/document.ts';
import { perDatabase } from '../db/per-database.ts';

export interface Document {
  id: string;
  applicant_id: string;
  type: DocumentType;
  subtype: string | null;
  file_name: string;
  mime: string;
  size: number;
  sha256: string;
  key_id: string;
  review: ReviewState;
  reason: string | null;
  uploaded_at: number;
  /** The account of an operator who uploaded it on behalf of the applicant. */
  uploaded_by: string | null;
  /** When its file was deleted as its period was over. */
  removed_at: number | null;
}

/** A current document, or one that was replaced. */
export type KeptDocument = Document & { replaced_at: number | null };

export type NewDocument = Omit<Document, 'review' | 'reason' | 'uploaded_by' | 'removed_at'> &
  Partial<Pick<Document, 'uploaded_by'>>;

export const documentStore = perDatabase(({ db, all, column, first, run }) => {
  const retire = db.prepare(
    'UPDATE document SET replaced_at = ? WHERE applicant_id = ? AND type = ? AND replaced_at IS NULL',
  );
  const insert = db.prepare<Omit<Document, 'review' | 'reason' | 'removed_at'>>(`
    INSERT INTO document (id, applicant_id, type, subtype, file_name, mime, size, sha256, key_id, review, uploaded_at, uploaded_by)
    VALUES (@id, @applicant_id, @type, @subtype, @file_name, @mime, @size, @sha256, @key_id, 'pending', @uploaded_at, @uploaded_by)`);
  // Sorted below: `ORDER BY rowid` takes five times as long as the rest, although the index has this order.
  const current = db.prepare<[string], Document & { rowid: number }>(
    'SELECT rowid, * FROM document WHERE applicant_id = ? AND replaced_at IS NULL',
  );
  const setSubtype = db.prepare('UPDATE document SET subtype = ? WHERE id = ? AND replaced_at IS NULL');
  const sendBack = db.prepare(
    "UPDATE document SET review = 'to_replace', reason = ? WHERE applicant_id = ? AND type = ? AND replaced_at IS NULL",
  );
  const putBack = db.prepare('UPDATE document SET review = ?, reason = ? WHERE id = ? AND replaced_at IS NULL');
  const reviews = db.prepare<[string], Pick<Document, 'applicant_id' | 'review'>>(
    'SELECT applicant_id, review FROM document WHERE applicant_id IN (SELECT value FROM json_each(?)) AND replaced_at IS NULL',
  );
  return {
    /** Makes it the current document of its type. An older one is kept, but no longer current. */
    add(document: NewDocument): void {
      retire.run(document.uploaded_at, document.applicant_id, document.type);
      insert.run({ uploaded_by: null, ...document });
    },
    /** Whose file is gone is current no more: an application that goes on has to have it sent again. */
    retireRemoved: run<[applicantId: string]>(
      'UPDATE document SET replaced_at = removed_at WHERE applicant_id = ? AND removed_at IS NOT NULL AND replaced_at IS NULL',
    ),
    /** Finds replaced documents too: their files are kept. */
    find: first<[id: string], Document>('SELECT * FROM document WHERE id = ?'),
    /** The current documents, in the order in which they came. */
    current: (applicantId: string): Document[] => current.all(applicantId).sort((a, b) => a.rowid - b.rowid),
    /** Accepts every pending document; one that was sent back stays so. Returns the accepted ones. */
    acceptPending: column<[applicantId: string], DocumentType>(
      "UPDATE document SET review = 'accepted', reason = NULL WHERE applicant_id = ? AND replaced_at IS NULL AND review = 'pending' RETURNING type",
    ),
    accept: run<[id: string]>("UPDATE document SET review = 'accepted', reason = NULL WHERE id = ?"),
    setSubtype: (id: string, subtype: Subtype) => setSubtype.run(subtype, id),
    /** False if there is no such document. */
    sendBack: (applicantId: string, type: DocumentType, reason: string) =>
      sendBack.run(reason, applicantId, type).changes > 0,
    /** An application's documents, replaced ones too, newest first. */
    newestOf: all<[applicantId: string, most: number], KeptDocument>(
      'SELECT * FROM document WHERE applicant_id = ? ORDER BY uploaded_at DESC LIMIT ?',
    ),
    /** Puts a review back that was undone. False if the document was replaced since. */
    putBack: ({ id, review, reason }: Pick<Document, 'id' | 'review' | 'reason'>) =>
      putBack.run(review, reason, id).changes > 0,
    /** Ids of the newest documents that have files, replaced ones too. */
    newest: column<[most: number], string>(
      'SELECT id FROM document WHERE rowid > 0 AND removed_at IS NULL ORDER BY rowid DESC LIMIT ?',
    ),
    /** The review states of current documents, by application. */
    reviewsOf(applicantIds: readonly string[]): Map<string, ReviewState[]> {
      const found = new Map<string, ReviewState[]>();
      for (const { applicant_id: id, review } of reviews.all(JSON.stringify(applicantIds)))
        found.set(id, [...(found.get(id) ?? []), review]);
      return found;
    },
  };
});
