import { Readable } from 'node:stream';
import type { FileProblem } from '#contract/documents/file-problem.ts';
import type { Db } from '../db/open.ts';
import { DamagedFile } from '../files/sealed-format.ts';
import { problem } from '../http/problem.ts';
import type { Clock } from '../time/clock.ts';
import { type Upload, uploadStore } from '../uploads/upload.store.ts';
import { SEALED } from './sealing.ts';
import type { DocumentStorage } from './storage.ts';

interface Parts {
  db: Db;
  storage: DocumentStorage;
  clock: Clock;
}

/**
 * The upload with this id of its sender, or why a form cannot have it. `asker`: the application whose token came with
 * the form. Uploads of another one are treated as unknown; who shows no token has shown the id.
 */
export function openUpload(
  parts: Parts,
  key: string,
  asker: string | undefined,
): { id: string; name: string; bytes: Readable } | FileProblem {
  const upload = uploadStore(parts.db).findByKey(key, parts.clock.now());
  const owner = upload?.applicant_id ?? asker;
  if (!upload || (asker !== undefined && owner !== asker)) return { code: 'upload_gone' };
  if (upload.received < upload.size) return { code: 'upload_unfinished' };
  return { id: upload.id, name: upload.name, bytes: Readable.from(bytesOf(parts, upload)) };
}

async function* bytesOf({ db, storage }: Parts, upload: Upload): AsyncGenerator<Buffer> {
  for (const { id, size } of uploadStore(db).pieces(upload.id)) {
    const piece = await storage.open({ id, size, sha256: '', key_id: SEALED }).catch(gone);
    if (!piece) throw problem('upload_gone');
    yield* piece;
  }
}

/** The operator has been told; the sender still has the file. */
function gone(error: unknown): undefined {
  if (!(error instanceof DamagedFile)) throw error;
}
