import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The files that the built pages depend on. */
const SOURCES = ['src', 'public', 'api/contract', 'astro.config.mjs', 'scripts', 'package-lock.json'];

const ROOT = resolve(import.meta.dirname, '../..');

/** SHA-256 over names and contents of all sources of the site. */
export const hashSources = () => hashFiles(ROOT, SOURCES);

/** SHA-256 over names and contents of files, and of all files in folders. */
async function hashFiles(root: string, names: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of names) {
    for (const file of await filesUnder(join(root, name))) {
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
