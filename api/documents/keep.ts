import { knownMasterKeys } from '../config/master-keys.ts';
import { mayBeCommitted } from '../db/write-turn.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { acceptedLoss } from './disk-storage.ts';
import { documentStore } from './document.store.ts';
import { findOtherMaster } from './document-key.store.ts';
import type { DocumentStorage } from './storage.ts';

const RETRY_AFTER_SECONDS = 300;

/**
 * Makes stored files of drafts and then runs `record` as one transaction: a row never lacks its file. If the
 * transaction fails, the files are removed again; where it may be there all the same, the next start clears up.
 */
export async function keepFiles<T>(deps: Deps, files: readonly { id: string }[], record: () => T): Promise<T> {
  const { storage, writeTurn } = deps;
  if (!(await ensureStorage(deps))) throw problem('storage_failed', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  try {
    const writeKeys = await storage.put(files.map(({ id }) => id));
    return await writeTurn.tx(() => {
      const recorded = record();
      writeKeys();
      return recorded;
    });
  } catch (error) {
    if (!mayBeCommitted(error)) for (const { id } of files) await storage.remove(id);
    throw error;
  }
}

// Documents that are looked for: more than one, as a single file may be missing for a reason of its own.
const SAMPLE = 3;

/**
 * Creates a missing storage if it never held documents. False if the database names documents and none of the last few
 * is there: they are gone, or their disk is (a mount point without its disk is an empty folder), and new documents must
 * not hide that.
 */
export async function ensureStorage({ storage, db, log }: Deps): Promise<boolean> {
  const sample = documentStore(db).newest(SAMPLE);
  if (sample.length === 0) {
    await storage.create();
    return true;
  }
  if (sample.some((id) => storage.exists(id))) return true;
  // Files of a restored database are set aside, and brought back at the start.
  if (sample.some((id) => storage.isAside(id))) return storage.isThere();
  if (await storage.isLossAccepted()) return true;
  log.error(documentsGone(storage));
  return false;
}

/** Once keys and documents are back, an accepted loss is over: the next one is to be noticed again. */
export async function endLoss({ env, db, folders, secretKey, storage, bucket }: Deps): Promise<void> {
  const loss = acceptedLoss(folders.uploads);
  if (!loss.isThere() || findOtherMaster(db, knownMasterKeys(env, secretKey)) !== undefined) return;
  // Until it is asked, a bucket counts as having them.
  if (bucket && !(await bucket.documents.names().catch(() => undefined))) return;
  const newest = documentStore(db).newest(SAMPLE);
  if (newest.every((id) => storage.exists(id))) loss.end();
}

export function documentsGone(storage: DocumentStorage): string {
  return `The documents that the database names are missing in ${storage.placeOf()}. Bring their disk back, or see 'Restore' in docs/operations.md. To go on without them, ${storage.howToAcceptLoss()}`;
}
