import type { Deps } from '../deps.ts';
import { DAY_MS } from '../time/clock.ts';
import { namedFileStore } from './stored-file.store.ts';

/**
 * Runs before the first request, when nothing is under way: removes drafts that a crash left, and brings files back
 * that a restored database names again. Both are few.
 */
export async function prepareFiles(deps: Deps): Promise<void> {
  const { storage } = deps;
  await storage.clearDrafts();
  for await (const ids of storage.listAside())
    for (const id of namedFileStore(deps.db).named(ids)) await storage.bringBack(id);
}

interface ClearUp {
  /** Only files older than this: the row of one that is being uploaded comes later. */
  before?: number;
  /** Ends the work early, between two batches. */
  stopping?: AbortSignal;
}

/**
 * Runs while requests are taken: sets files aside that no row names. Only files from before the start of this process,
 * unless `before` says otherwise.
 */
export async function clearUp(deps: Deps, { before = performance.timeOrigin, stopping }: ClearUp = {}): Promise<void> {
  const { storage, clock } = deps;
  for await (const ids of storage.list(stopping))
    for (const id of unknown(deps, ids)) await storage.moveAside(id, clock.now(), before);
}

/** Removes what was set aside long ago: a server may run for months. */
export async function endOrphans(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const { storage, clock, clockWatch, site } = deps;
  if (!clockWatch.isPlausible()) return;
  // Time to notice that an older database was restored, and to put the newer one back.
  const asideBefore = clock.now() - site.retention.orphansDays * DAY_MS;
  for await (const ids of storage.listAside(stopping))
    for (const id of unknown(deps, ids)) await storage.endAside(id, asideBefore);
}

function unknown(deps: Deps, ids: readonly string[]): string[] {
  const named = namedFileStore(deps.db).named(ids);
  return ids.filter((id) => !named.has(id));
}
