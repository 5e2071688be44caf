import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const UID = /(<astro-island) uid="[^"]*"/g;

/**
 * Removes the islands' ids, which no script reads. They come from the path of the project's folder, so that a page had a
 * few bytes more or less on another machine, and the first round trip has none to spare.
 */
export async function trimIslands(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => join(dir, file));
  await Promise.all(pages.map(async (page) => writeFile(page, (await readFile(page, 'utf8')).replaceAll(UID, '$1'))));
}
