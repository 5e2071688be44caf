import { readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { moveInto, removeFile } from './disk.ts';

// Long enough to notice that an older database was restored, and to put the newer one back.
const KEEP_ORPHANS_MS = 30 * DAY_MS;

/**
 * Puts the folders in order before requests are taken: removes what a crash left half-written, sets uploads aside
 * that no row names, and brings those back that a restored database names again.
 */
export async function sweep(deps: Deps): Promise<void> {
  const known = deps.documents.allIds();
  const { tmp, uploads, orphans } = deps.folders;
  const mayDelete = deps.clockWatch.isPlausible();
  for (const name of await filesIn(tmp)) await removeFile(path.join(tmp, name));
  for (const name of await filesIn(uploads)) if (!known.has(name)) await setAside(deps, name);
  for (const name of await filesIn(orphans)) {
    const file = path.join(orphans, name);
    if (known.has(name)) await moveInto(uploads, file, name);
    else if (mayDelete && (await stat(file)).mtimeMs < deps.clock.now() - KEEP_ORPHANS_MS) await removeFile(file);
  }
}

async function setAside({ folders, clock }: Deps, name: string): Promise<void> {
  const file = path.join(folders.uploads, name);
  const now = new Date(clock.now());
  await utimes(file, now, now);
  await moveInto(folders.orphans, file, name);
}

/** Files only: a volume may have a folder of its own there, such as lost+found. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
