import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../deps.ts';
import { filesIn, removeFile } from '../files/disk.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Where a bucket holds the documents, keeps as many of them on this disk as DOCUMENT_CACHE_MB says, those that came last;
 * without it, brings all of them back.
 */
export async function keepCache(deps: Deps, stopping: AbortSignal): Promise<void> {
  const { env, folders, bucket } = deps;
  if (!bucket) return;
  if (env.DOCUMENT_CACHE_MB === undefined) return bringBack(deps, bucket, stopping);
  const { documents } = bucket;
  let room = env.DOCUMENT_CACHE_MB * MEGABYTE;
  for (const { name, size } of await newestFirst(folders.uploads, await documents.names())) {
    if (stopping.aborted) return;
    room -= size;
    const file = path.join(folders.uploads, name);
    if (room < 0 && (await documents.take(name, file))) await removeFile(file);
  }
}

async function bringBack(
  { diskSpace, log }: Deps,
  { documents, lease }: NonNullable<Deps['bucket']>,
  stopping: AbortSignal,
): Promise<void> {
  for await (const id of documents.away()) {
    if (stopping.aborted || (await diskSpace.isLow())) return;
    try {
      await documents.bring(id);
    } catch (error) {
      // One that is damaged there must not hold up those behind it: throws only where the bucket does not answer.
      await lease.assertOwn();
      log.error({ document: id, error: String(error) }, 'a document did not come back');
    }
  }
}

async function newestFirst(uploads: string, held: ReadonlySet<string>) {
  const files: { name: string; size: number; mtimeMs: number }[] = [];
  for await (const names of filesIn(uploads))
    for (const name of names) {
      const found = held.has(name) && (await stat(path.join(uploads, name)).catch(() => undefined));
      if (found) files.push({ name, size: found.size, mtimeMs: found.mtimeMs });
    }
  return files.sort((a, b) => b.mtimeMs - a.mtimeMs);
}
