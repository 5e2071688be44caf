import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { contractCopyStore } from '../employment-contracts/copies/contract-copy.store.ts';
import { erasureStore } from '../personal-data/erasure.store.ts';
import { DAY_MS } from '../time/clock.ts';
import { uploadStore } from '../uploads/upload.store.ts';
import { documentStore } from './document.store.ts';

/**
 * Runs before the first request, when nothing is under way: removes drafts that a crash left, and brings files back
 * that a restored database names again. Both are few.
 */
export async function prepareFiles(deps: Deps): Promise<void> {
  const { storage } = deps;
  await storage.clearDrafts();
  for await (const ids of storage.listAside()) for (const id of namedFiles(deps.db, ids)) await storage.bringBack(id);
}

interface ClearUp {
  /** Only files older than this: the row of one that is being uploaded comes later. */
  before?: number;
  /** Ends the work early, between two batches. */
  stopping?: AbortSignal;
}

/**
 * Runs while requests are taken: sets files aside that no row names, and removes those set aside long ago. Only files
 * from before the start of this process, unless `before` says otherwise.
 */
export async function clearUp(deps: Deps, { before = performance.timeOrigin, stopping }: ClearUp = {}): Promise<void> {
  const { storage, clock, clockWatch, site } = deps;
  for await (const ids of storage.list(stopping))
    for (const id of unknown(deps, ids)) await storage.moveAside(id, clock.now(), before);
  if (!clockWatch.isPlausible()) return;
  // Time to notice that an older database was restored, and to put the newer one back.
  const asideBefore = clock.now() - site.retention.orphansDays * DAY_MS;
  for await (const ids of storage.listAside(stopping))
    for (const id of unknown(deps, ids)) await storage.endAside(id, asideBefore);
}

function unknown(deps: Deps, ids: readonly string[]): string[] {
  const named = namedFiles(deps.db, ids);
  return ids.filter((id) => !named.has(id));
}

/** Which of these files a row names: a document, a signed copy of a contract, kept by law or not, a piece of an upload. */
export function namedFiles(db: Db, ids: readonly string[]): Set<string> {
  return new Set([
    ...documentStore(db).known(ids),
    ...contractCopyStore(db).known(ids),
    ...erasureStore(db).knownCopies(ids),
    ...uploadStore(db).knownPieces(ids),
  ]);
}
