import type { Dirent } from 'node:fs';
import { opendir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { moveInto, removeFile } from '../files/disk.ts';
import { nextTurn } from '../next-turn.ts';

// Long enough to notice that an older database was restored, and to put the newer one back.
const KEEP_ORPHANS_MS = 30 * DAY_MS;
// Names asked of the database at once: a millisecond of work.
const BATCH = 200;

/**
 * Before requests are taken: removes what a crash left half-written, as only now nothing is under way, and brings
 * files back that a restored database names again. Both are few.
 */
export async function prepareFiles({ documents, folders }: Deps): Promise<void> {
  const { tmp, uploads, orphans } = folders;
  for await (const names of filesIn(tmp)) for (const name of names) await removeFile(path.join(tmp, name));
  for await (const names of filesIn(orphans))
    for (const name of documents.known(names)) await moveInto(uploads, path.join(orphans, name), name);
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
  const { uploads, orphans } = deps.folders;
  for await (const names of filesIn(uploads, stopping))
    for (const name of unknown(deps, names)) await setAside(deps, name, before);
  if (!deps.clockWatch.isPlausible()) return;
  for await (const names of filesIn(orphans, stopping))
    for (const name of unknown(deps, names)) await endOrphan(deps, name);
}

function unknown({ documents }: Deps, names: readonly string[]): string[] {
  const known = documents.known(names);
  return names.filter((name) => !known.has(name));
}

async function setAside({ folders, clock }: Deps, name: string, before: number): Promise<void> {
  const file = path.join(folders.uploads, name);
  if (!(await isOlder(file, before))) return;
  const now = new Date(clock.now());
  await utimes(file, now, now);
  await moveInto(folders.orphans, file, name);
}

async function endOrphan({ folders, clock }: Deps, name: string): Promise<void> {
  const file = path.join(folders.orphans, name);
  if ((await stat(file)).mtimeMs < clock.now() - KEEP_ORPHANS_MS) await removeFile(file);
}

/** By the time of the last change of its entry, which moving it sets too. A file that has gone meanwhile is none. */
async function isOlder(file: string, before: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.ctimeMs < before;
}

/** A few names at a time. Files only: a volume may have a folder of its own there, such as lost+found. */
async function* filesIn(folder: string, stopping?: AbortSignal): AsyncGenerator<string[]> {
  const batch: string[] = [];
  for await (const entry of await opendir(folder, { bufferSize: BATCH })) {
    if (isFile(entry)) batch.push(entry.name);
    if (batch.length < BATCH) continue;
    yield batch.splice(0);
    await nextTurn();
    if (stopping?.aborted) return;
  }
  if (batch.length > 0) yield batch;
}

const isFile = (entry: Dirent) => entry.isFile();
