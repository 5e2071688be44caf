import { hash } from 'node:crypto';
import { UPLOAD_LIFE_HOURS } from '#contract/limits.ts';
import { perDatabase } from '../db/per-database.ts';
import { HOUR_MS } from '../time/clock.ts';

/** A file that comes in pieces, before a form names it. */
export interface Upload {
  /** The SHA-256 of the id that its sender knows. */
  id: string;
  /** The application whose token its sender showed, or whose document it has become. */
  applicant_id: string | null;
  name: string;
  /** Bytes of the whole file, and those that are here. */
  size: number;
  received: number;
  /** When it was made, or its last piece came. */
  touched_at: number;
}

/** `place`: how many bytes of the file come before it. */
export interface Piece {
  id: string;
  upload_id: string;
  place: number;
  size: number;
}

const LIFE_MS = UPLOAD_LIFE_HOURS * HOUR_MS;
const RECEIVED = `coalesce((
  SELECT place + upload_piece.size FROM upload_piece WHERE upload_id = upload.id ORDER BY place DESC LIMIT 1), 0)`;

export const uploadStore = perDatabase(({ db, all, column, each, run }) => {
  const insert = db.prepare<Omit<Upload, 'received'>>(
    'INSERT INTO upload VALUES (@id, @applicant_id, @name, @size, @touched_at)',
  );
  const byId = db.prepare<[string, number], Upload>(
    `SELECT upload.*, ${RECEIVED} AS received FROM upload WHERE id = ? AND touched_at > ?`,
  );
  const addPiece = db.prepare<Piece>('INSERT INTO upload_piece VALUES (@id, @upload_id, @place, @size)');
  const touch = db.prepare<[number, string]>('UPDATE upload SET touched_at = ? WHERE id = ?');
  const pieces = db.prepare<[string], Piece>('SELECT * FROM upload_piece WHERE upload_id = ? ORDER BY place');
  const give = db.prepare<[string, string]>('UPDATE upload SET applicant_id = ? WHERE id = ?');
  const known = db.prepare<[string], { id: string }>(
    'SELECT id FROM upload_piece WHERE id IN (SELECT value FROM json_each(?))',
  );
  const remove = each<[id: string]>(
    'DELETE FROM document_key WHERE id IN (SELECT id FROM upload_piece WHERE upload_id = ?)',
    'DELETE FROM upload_piece WHERE upload_id = ?',
    'DELETE FROM upload WHERE id = ?',
  );

  /** Undefined for one that has expired, too. */
  const find = (id: string, now: number) => byId.get(id, now - LIFE_MS);
  return {
    add: (upload: Omit<Upload, 'received'>) => void insert.run(upload),
    find,
    /** By the id that its sender knows. */
    findByKey: (key: string, now: number) => find(keyHash(key), now),
    /** False where other bytes are due by now, or the upload has gone. */
    addPiece(piece: Piece, now: number): boolean {
      if (find(piece.upload_id, now)?.received !== piece.place) return false;
      addPiece.run(piece);
      touch.run(now, piece.upload_id);
      return true;
    },
    pieces: (id: string) => pieces.all(id),
    /** The newest first. */
    ofApplicant: all<[applicantId: string], Pick<Upload, 'id' | 'size'>>(
      'SELECT id, size FROM upload WHERE applicant_id = ? ORDER BY touched_at DESC',
    ),
    piecesOfApplicant: column<[applicantId: string], string>(
      'SELECT id FROM upload_piece WHERE upload_id IN (SELECT id FROM upload WHERE applicant_id = ?)',
    ),
    /** They have become a document of this application. */
    giveTo(applicantId: string, ids: readonly string[] = []): void {
      for (const id of ids) give.run(applicantId, id);
    },
    /** Lets all of an application expire. */
    endOf: run<[applicantId: string]>('UPDATE upload SET touched_at = 0 WHERE applicant_id = ?'),
    /** Those that were last touched until then. */
    untouchedSince: column<[before: number, most: number], string>(
      'SELECT id FROM upload WHERE touched_at <= ? ORDER BY touched_at LIMIT ?',
    ),
    knownPieces: (ids: readonly string[]) => known.all(JSON.stringify(ids)).map(({ id }) => id),
    /** Removes it with its keys. Returns the ids of its pieces, whose files are to be removed. */
    remove(id: string): string[] {
      const files = pieces.all(id).map((piece) => piece.id);
      remove(id);
      return files;
    },
  };
});

export const keyHash = (key: string) => hash('sha256', key);

/** When an upload expires that was last touched then. */
export const expiryOf = ({ touched_at }: Pick<Upload, 'touched_at'>) => touched_at + LIFE_MS;
