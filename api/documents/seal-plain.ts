import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { inPages } from '../time/next-turn.ts';
import { documentKeyStore, type PlainFile } from './document-key.store.ts';
import { SEALED } from './sealing.ts';

const BATCH = 50;
// A pause, in which requests are answered: a file takes the disk and the processor for some milliseconds.
const BETWEEN_FILES_MS = 10;

/**
 * Encrypts the files that were stored before documents were encrypted, one after the other. Files that are gone or cut
 * off stay as they are. What a stop interrupts is done again after the next start.
 */
export async function sealPlainFiles(deps: Deps, stopping?: AbortSignal): Promise<void> {
  for await (const page of inPages<PlainFile>((last) => documentKeyStore(deps.db).plainAfter(last?.id ?? '', BATCH)))
    for (const file of page) {
      if (stopping?.aborted) return;
      await sealOne(deps, file);
      await pause(BETWEEN_FILES_MS);
    }
}

async function sealOne({ storage, db, writeTurn, log }: Deps, file: PlainFile): Promise<void> {
  try {
    const isSealed = await storage.seal(file, (write) =>
      writeTurn.tx(() => {
        // Erased while it was read: its key must not come back.
        if (!documentKeyStore(db).isPlain(file.id)) return false;
        write();
        return true;
      }),
    );
    if (!isSealed) return;
    const isThere = await writeTurn.tx(() => documentKeyStore(db).setSealed(file.id, SEALED));
    // Erased while the encrypted file took its place.
    if (!isThere) await storage.remove(file.id);
  } catch (error) {
    log.error({ document: file.id, error: String(error) }, 'the file of a document could not be encrypted');
  }
}
