import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Rewrites every HTML page under `dir`. */
export async function changePages(dir: string, change: (html: string) => string | Promise<string>): Promise<void> {
  const files = await readdir(dir, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => join(dir, file));
  await Promise.all(pages.map(async (page) => writeFile(page, await change(await readFile(page, 'utf8')))));
}
