import type { Readable } from 'node:stream';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import type { StoredDocument } from './storage.ts';

/** The bytes of a stored file, for one answer. `record` runs before a byte is sent. Throws `document_file_gone`. */
export async function openStored(
  { storage, log }: Pick<Deps, 'storage' | 'log'>,
  document: StoredDocument,
  record: () => void,
): Promise<Readable> {
  const stream = await storage.open(document);
  if (!stream) {
    log.error({ document: document.id }, 'the file of a document is missing or cut off');
    throw problem('document_file_gone');
  }
  stream.on('error', (error) => log.error({ document: document.id, error: String(error) }, 'document not sent'));
  try {
    record();
  } catch (error) {
    stream.destroy();
    throw error;
  }
  return stream;
}
