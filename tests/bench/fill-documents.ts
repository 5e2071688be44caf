import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Deps } from '#api/deps.ts';
import { sealPlainFiles } from '#api/documents/seal-plain.ts';
import { storedFileStore } from '#api/documents/stored-file.store.ts';
import { changeRows } from '../support/rows.ts';

/** Gives each document of a season so many bytes, encrypted as the product does it. Answers how many there are. */
export async function fillDocuments(deps: Deps, bytesOfEach: number): Promise<number> {
  const files = [...storedFileStore(deps.db).all()];
  for (const { id } of files) {
    const bytes = randomBytes(bytesOfEach);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    changeRows(deps.db, 'document', { id }, { key_id: 'plain', size: bytes.length, sha256 });
    writeFileSync(path.join(deps.folders.uploads, id), bytes);
  }
  await sealPlainFiles(deps, new AbortController().signal);
  deps.db.pragma('wal_checkpoint(TRUNCATE)');
  return files.length;
}
