import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Deps } from '../deps.ts';
import { DamagedFile } from '../files/sealed-format.ts';
import type { Document } from './document.store.ts';

/**
 * Which documents differ from what was uploaded: gone, cut off, or changed in place. Reads every byte of them, so it is
 * only for one applicant's documents, on the command line.
 */
export async function alteredDocuments(
  deps: Pick<Deps, 'storage'>,
  documents: readonly Document[],
): Promise<Document[]> {
  const altered: Document[] = [];
  for (const document of documents) if (!(await isAsUploaded(deps, document))) altered.push(document);
  return altered;
}

async function isAsUploaded({ storage }: Pick<Deps, 'storage'>, document: Document): Promise<boolean> {
  try {
    const bytes = await storage.open(document);
    if (!bytes) return false;
    const hash = createHash('sha256');
    await pipeline(bytes, hash);
    return hash.digest('hex') === document.sha256;
  } catch (error) {
    if (error instanceof DamagedFile) return false;
    throw error;
  }
}
