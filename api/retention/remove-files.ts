import type { Deps } from '../deps.ts';
import { retentionStore } from './retention.store.ts';

// Files per batch: removing them takes a few milliseconds of the event loop.
const AT_ONCE = 20;

/**
 * Removes files whose rows say that they are gone: first the row, then the file, so that nobody can reopen an
 * application between the two and find a file missing. Answers whether there was anything to do.
 */
export async function removeFiles({ db, storage, tx }: Deps): Promise<boolean> {
  const ids = retentionStore(db).filesAfter('', AT_ONCE);
  for (const id of ids) {
    await storage.remove(id);
    if (storage.isAside(id)) await storage.endAside(id, Number.POSITIVE_INFINITY);
  }
  if (ids.length > 0) tx(() => ids.forEach((id) => void retentionStore(db).endFile(id)));
  return ids.length > 0;
}
