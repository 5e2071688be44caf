import type { Db } from '../db/open.ts';
import { perDatabase } from '../db/per-database.ts';
import type { Document } from './document.store.ts';

/** The key of a file, encrypted with a master key. */
export interface DocumentKey {
  /** Of the document, the signed copy of a contract, or the piece of an upload. */
  id: string;
  /** Of the master key that wraps it. */
  key_id: string;
  wrapped: Buffer;
}

/** A file that was stored before documents were encrypted, and is not encrypted yet. */
export type PlainFile = Pick<Document, 'id' | 'size' | 'sha256' | 'key_id'>;

export type DocumentKeyStore = ReturnType<typeof documentKeyStore>;

export const documentKeyStore = perDatabase(({ db, all, number, run }) => {
  const find = db.prepare<[string], DocumentKey>('SELECT * FROM document_key WHERE id = ?');
  const remove = db.prepare<[string]>('DELETE FROM document_key WHERE id = ?');
  const owner = db.prepare<[string, string, string, string], { owner: string }>(`
    SELECT applicant_id AS owner FROM document WHERE id = ?
    UNION ALL SELECT contract_id FROM contract_copy WHERE id = ?
    UNION ALL SELECT contract_id FROM kept_contract_copy WHERE id = ?
    UNION ALL SELECT upload_id FROM upload_piece WHERE id = ? LIMIT 1`);
  const plain = ['document', 'contract_copy', 'kept_contract_copy'].map((table) => ({
    page: db.prepare<[string, number], PlainFile>(
      `SELECT id, size, sha256, key_id FROM ${table} WHERE key_id = 'plain' AND id > ? ORDER BY id LIMIT ?`,
    ),
    count: db.prepare<[], { files: number }>(
      `SELECT count(*) AS files FROM ${table} WHERE key_id = 'plain' AND id > ''`,
    ),
    isPlain: db.prepare<[string]>(`SELECT 1 FROM ${table} WHERE id = ? AND key_id = 'plain'`),
    sealed: db.prepare<[string, string]>(`UPDATE ${table} SET key_id = ? WHERE id = ? AND key_id = 'plain'`),
  }));
  return {
    put: run<[key: DocumentKey]>(
      'INSERT INTO document_key (id, key_id, wrapped) VALUES (@id, @key_id, @wrapped) ON CONFLICT (id) DO UPDATE SET key_id = @key_id, wrapped = @wrapped',
    ),
    find: (id: string) => find.get(id),
    /** The application, contract or upload whose file it is, once it has a row. */
    ownerOf: (id: string) => owner.get(id, id, id, id)?.owner,
    /** Nothing is written where there is none. */
    remove(id: string) {
      if (find.get(id)) remove.run(id);
    },
    /** Keys that this master key opens, in any order. */
    ofMaster: all<[keyId: string, most: number], DocumentKey>('SELECT * FROM document_key WHERE key_id = ? LIMIT ?'),
    count: number<[keyId: string]>('SELECT count(*) FROM document_key WHERE key_id = ?'),
    /** Files that are not encrypted, of all kinds, by id. */
    plainAfter: (id: string, most: number) =>
      plain
        .flatMap(({ page }) => page.all(id, most))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, most),
    countPlain: () => plain.reduce((sum, { count }) => sum + (count.get()?.files ?? 0), 0),
    isPlain: (id: string) => plain.some(({ isPlain }) => isPlain.get(id) !== undefined),
    /** Notes that a file is encrypted now. False if its row is gone. */
    setSealed: (id: string, keyId: string) => plain.some(({ sealed }) => sealed.run(keyId, id).changes > 0),
  };
});

/** A master key that documents need and that is not among these. Asked before the database is brought forward. */
export function findOtherMaster(db: Db, known: readonly string[]): string | undefined {
  const hasKeys = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'document_key'").get() !== undefined;
  if (!hasKeys) return undefined;
  // Between two known ones each time: `NOT IN` would read them all.
  const between = db.prepare<[string, string], { key_id: string }>(
    'SELECT key_id FROM document_key WHERE key_id > ? AND key_id < ? LIMIT 1',
  );
  const bounds = ['', ...[...known].sort(), '\u{10FFFF}'];
  return bounds
    .slice(1)
    .map((upper, index) => between.get(bounds[index] ?? '', upper)?.key_id)
    .find((id) => id !== undefined);
}
