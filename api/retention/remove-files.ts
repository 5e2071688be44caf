import type { Deps } from '../deps.ts';
import { removeStored } from '../documents/remove-stored.ts';
import { inPages } from '../time/next-turn.ts';
import { retentionStore } from './retention.store.ts';

// Files per batch: removing them takes a few milliseconds of the event loop.
const AT_ONCE = 20;

/**
 * Removes files whose rows say that they are gone: first the row, then the file, so that nobody can reopen an
 * application between the two and find a file missing. Answers whether any was removed.
 */
export async function removeFiles(deps: Deps): Promise<boolean> {
  const { filesAfter, endFile } = retentionStore(deps.db);
  for await (const ids of inPages<string>((last) => filesAfter(last ?? '', AT_ONCE))) {
    const gone = await removeStored(deps, ids);
    if (gone.length === 0) continue;
    deps.tx(() => gone.forEach((id) => void endFile(id)));
    return true;
  }
  return false;
}
