import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../deps.ts';
import { removeFile } from './disk.ts';

/** Removes what a crash left: every temporary file, and uploads that no row names. Only before requests are taken. */
export async function sweep(deps: Deps): Promise<{ removed: number }> {
  const known = deps.documents.allIds();
  const { tmp, uploads } = deps.folders;
  const leftovers = [
    ...(await readdir(tmp)).map((name) => path.join(tmp, name)),
    ...(await readdir(uploads)).filter((name) => !known.has(name)).map((name) => path.join(uploads, name)),
  ];
  for (const file of leftovers) await removeFile(file);
  return { removed: leftovers.length };
}
