import { perDatabase } from '../db/per-database.ts';
import type { StoredDocument } from './storage.ts';

const FILES = [
  "SELECT id, size, sha256, key_id FROM document WHERE id > '' AND removed_at IS NULL",
  "SELECT id, size, sha256, key_id FROM contract_copy WHERE id > ''",
  "SELECT id, size, sha256, key_id FROM kept_contract_copy WHERE id > ''",
];
/** Of an upload that is no document yet. */
const PIECES = "SELECT id FROM upload_piece WHERE id > ''";

/** All documents and copies that the database names. Reads old backups too: it knows no table that is younger than they. */
export const storedFileStore = perDatabase(({ db }) => {
  const files = FILES.join(' UNION ALL ');
  const all = db.prepare<[], StoredDocument>(files);
  const count = db.prepare<[], { documents: number; applications: number }>(
    `SELECT (SELECT count(*) FROM (${files})) AS documents, (SELECT count(*) FROM applicant WHERE id > '') AS applications`,
  );
  return {
    /** Read from a copy that nobody writes to. */
    all: () => all.iterate(),
    counts: () => count.get() ?? { documents: 0, applications: 0 },
  };
});

export const namedFileStore = perDatabase(({ column }) => {
  const among = [...FILES, PIECES].map(
    (rows) => `SELECT id FROM (${rows}) WHERE id IN (SELECT value FROM json_each(@ids))`,
  );
  const named = column<[{ ids: string }], string>(among.join(' UNION ALL '));
  return {
    /** Which of these files a row names: a document, a signed copy of a contract, kept by law or not, a piece of an upload. */
    named: (ids: readonly string[]): ReadonlySet<string> => new Set(named({ ids: JSON.stringify(ids) })),
  };
});
