import type { Readable } from 'node:stream';
import { isClosed } from '#contract/documents/file-safety.ts';
import type { Deps } from '../deps.ts';
import { DamagedFile } from '../files/sealed-format.ts';
import { problem } from '../http/problem.ts';
import type { Document } from './document.store.ts';
import { fileSafetyStore } from './file-safety.store.ts';
import type { StoredDocument } from './storage.ts';

/** A document, or a signed copy of a contract, which is never removed by itself. */
type Kept = StoredDocument & Partial<Pick<Document, 'removed_at'>>;

type Parts = Pick<Deps, 'storage' | 'db' | 'log'>;

/**
 * The bytes of a stored file. Throws `document_removed` where its period was over, `document_held` or
 * `document_infected` by the malware scanner, `document_file_gone`, or `document_damaged` where its beginning was
 * changed.
 */
export async function openWhole({ storage, db, log }: Parts, document: Kept): Promise<Readable> {
  if (document.removed_at) throw problem('document_removed');
  const { malware } = fileSafetyStore(db).find(document.id);
  if (isClosed(malware)) throw problem(`document_${malware}`);
  const stream = await storage.open(document).catch((error: unknown) => {
    throw error instanceof DamagedFile ? problem('document_damaged') : error;
  });
  if (stream) return stream;
  log.error({ document: document.id }, 'the file of a document is missing or cut off');
  throw problem('document_file_gone');
}

/** The same for one answer. `record` runs before a byte is sent. */
export async function openStored(deps: Parts, document: Kept, record: () => void): Promise<Readable> {
  const stream = await openWhole(deps, document);
  stream.on('error', (error) => deps.log.error({ document: document.id, error: String(error) }, 'document not sent'));
  try {
    record();
  } catch (error) {
    stream.destroy();
    throw error;
  }
  return stream;
}
