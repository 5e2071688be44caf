import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../deps.ts';
import { removeFile } from './disk.ts';

/** Removes what a crash left: every temporary file, and uploads that no row names. Only before requests are taken. */
export async function sweep(deps: Deps): Promise<{ removed: number }> {
  const known = deps.documents.allIds();
  const { tmp, uploads } = deps.folders;
  const leftovers = [
    ...(await filesIn(tmp)).map((name) => path.join(tmp, name)),
    ...(await filesIn(uploads)).filter((name) => !known.has(name)).map((name) => path.join(uploads, name)),
  ];
  for (const file of leftovers) await removeFile(file);
  return { removed: leftovers.length };
}

/** Files only: a volume may have a folder of its own there, such as lost+found. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
