import { DAY_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';

// Long enough to notice that an older database was restored, and to put the newer one back.
const KEEP_ORPHANS_MS = 30 * DAY_MS;

/**
 * Before requests are taken: removes what a crash left half-written, as only now nothing is under way, and brings
 * files back that a restored database names again. Both are few.
 */
export async function prepareFiles({ documents, storage }: Deps): Promise<void> {
  await storage.clearDrafts();
  for await (const ids of storage.listAside()) for (const id of documents.known(ids)) await storage.bringBack(id);
}

interface ClearUp {
  /** Only files from before that moment: what is being uploaded has no row yet. */
  before?: number;
  /** Ends early, between two batches. */
  stopping?: AbortSignal;
}

/**
 * While requests are taken: sets uploads aside that no row names, and ends what was set aside long ago. From before
 * the start of this process, unless said otherwise.
 */
export async function clearUp(deps: Deps, { before = performance.timeOrigin, stopping }: ClearUp = {}): Promise<void> {
  const { storage, clock, clockWatch } = deps;
  for await (const ids of storage.list(stopping))
    for (const id of unknown(deps, ids)) await storage.moveAside(id, clock.now(), before);
  if (!clockWatch.isPlausible()) return;
  for await (const ids of storage.listAside(stopping))
    for (const id of unknown(deps, ids)) await storage.endAside(id, clock.now() - KEEP_ORPHANS_MS);
}

function unknown({ documents }: Deps, ids: readonly string[]): string[] {
  const known = documents.known(ids);
  return ids.filter((id) => !known.has(id));
}
