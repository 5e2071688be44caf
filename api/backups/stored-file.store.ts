import { perDatabase } from '../db/per-database.ts';
import type { StoredDocument } from '../documents/storage.ts';

const FILES = [
  "SELECT id, size, sha256, key_id FROM document WHERE id > '' AND removed_at IS NULL",
  "SELECT id, size, sha256, key_id FROM contract_copy WHERE id > ''",
  "SELECT id, size, sha256, key_id FROM kept_contract_copy WHERE id > ''",
].join(' UNION ALL ');

/** All files that the database names, of all kinds. */
export const storedFileStore = perDatabase(({ db }) => {
  const all = db.prepare<[], StoredDocument>(FILES);
  const count = db.prepare<[], { documents: number; applications: number }>(
    `SELECT (SELECT count(*) FROM (${FILES})) AS documents, (SELECT count(*) FROM applicant WHERE id > '') AS applications`,
  );
  return {
    /** Read from a copy that nobody writes to. */
    all: () => all.iterate(),
    counts: () => count.get() ?? { documents: 0, applications: 0 },
  };
});
