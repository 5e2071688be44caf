import type { Deps } from '../deps.ts';
import { HOUR_MS } from '../time/clock.ts';
import { expiryOf, uploadStore } from '../uploads/upload.store.ts';

const AT_ONCE = 20;
// No request that has found an upload alive lasts longer (api/http/listen.ts).
const LONGEST_REQUEST_MS = HOUR_MS;

/** Removes uploads: first rows and keys, then files, which nobody can open from then on. */
export async function endUploads({ db, storage, writeTurn }: Deps, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const files = await writeTurn.tx(() => ids.flatMap((id) => uploadStore(db).remove(id)));
  for (const file of files) await storage.remove(file);
}

/** Removes a few uploads that have expired. Answers whether there may be more. */
export async function sweepUploads(deps: Deps): Promise<boolean> {
  const until = deps.clock.now() - LONGEST_REQUEST_MS - expiryOf({ touched_at: 0 });
  const old = uploadStore(deps.db).untouchedSince(until, AT_ONCE);
  await endUploads(deps, old);
  return old.length === AT_ONCE;
}
