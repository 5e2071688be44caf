import { existsSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bucket } from '../bucket/bucket.ts';
import { makeFolder, syncFolder } from '../files/disk.ts';
import { ERASED_FILE } from '../personal-data/erased-list.ts';
import { COPY_NAME, MANIFEST, PARTIAL, readManifest, SENT } from './backup-folder.ts';

const COPIES = 'copies/';

/** Names of copies, the oldest first. One is whole once it has its manifest. */
export async function copiesInBucket(bucket: Bucket): Promise<{ whole: string[]; half: string[] }> {
  const names = new Set<string>();
  const whole = new Set<string>();
  for await (const objects of bucket.list(COPIES))
    for (const { key } of objects) {
      const [name = '', file] = key.slice(COPIES.length).split('/');
      if (!COPY_NAME.test(name)) continue;
      names.add(name);
      if (file === MANIFEST) whole.add(name);
    }
  return { whole: [...whole].sort(), half: [...names].filter((name) => !whole.has(name)).sort() };
}

/** Puts a copy of the folder `root` into the bucket, unless it is there, with the newest list of erased people. */
export async function sendCopy(bucket: Bucket, root: string, name: string): Promise<void> {
  const copy = path.join(root, name);
  if (existsSync(path.join(copy, SENT))) return;
  const parts = (await readdir(copy)).filter((file) => file !== MANIFEST);
  for (const file of [...parts, MANIFEST]) await bucket.put(keyOf(name, file), { file: path.join(copy, file) });
  const erased = path.join(root, ERASED_FILE);
  if (existsSync(erased)) await bucket.put(ERASED_FILE, { file: erased });
  await writeFile(path.join(copy, SENT), '', { mode: 0o600 });
}

/** Brings a copy into the folder `root`, and the newest list of erased people. */
export async function downloadCopy(bucket: Bucket, root: string, name: string): Promise<void> {
  const half = `${name}${PARTIAL}`;
  const download = (key: string, file: string) =>
    bucket.download(key, { file: path.join(root, file), half: path.join(root, `${file}${PARTIAL}`) });
  await rm(path.join(root, half), { recursive: true, force: true });
  await makeFolder(path.join(root, half));
  await download(keyOf(name, MANIFEST), path.join(half, MANIFEST));
  const { parts } = await readManifest(root, half);
  for (const part of parts) await download(keyOf(name, part.name), path.join(half, part.name));
  await download(keyOf(name, ERASED_FILE), path.join(half, ERASED_FILE));
  await download(ERASED_FILE, ERASED_FILE);
  await writeFile(path.join(root, half, SENT), '', { mode: 0o600 });
  await rm(path.join(root, name), { recursive: true, force: true });
  await rename(path.join(root, half), path.join(root, name));
  await syncFolder(root);
}

/** Deletes a copy, its manifest first. */
export async function removeCopy(bucket: Bucket, name: string): Promise<void> {
  await bucket.remove(keyOf(name, MANIFEST));
  for await (const objects of bucket.list(keyOf(name, ''))) for (const { key } of objects) await bucket.remove(key);
}

function keyOf(name: string, file: string): string {
  return `${COPIES}${name}/${file}`;
}
