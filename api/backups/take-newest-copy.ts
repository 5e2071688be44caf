import { createBucket } from '../bucket/bucket.ts';
import { documentsIn } from '../bucket/document-bucket.ts';
import { createLease } from '../bucket/lease.ts';
import type { Env } from '../config/env.ts';
import { prepareFolders } from '../config/folders.ts';
import { hasDatabase } from '../db/open-app.ts';
import { makeFolder } from '../files/disk.ts';
import type { Clock } from '../time/clock.ts';
import { copiesInBucket, downloadCopy } from './copies-in-bucket.ts';

/**
 * Makes the bucket this data folder's, and brings its newest copy into BACKUP_DIR; the server that had it is refused from
 * then on. Whatever cuts it off, it is begun anew. Answers which documents the bucket has, where they stay.
 * @throws LeaseHeld while that server was there just now, unless `anyway`
 */
export async function takeNewestCopy(
  { BUCKET_URL, BACKUP_DIR, DATA_DIR }: Env,
  clock: Clock,
  { anyway }: { anyway: boolean },
): Promise<{ name: string; inBucket: ReadonlySet<string> }> {
  if (BUCKET_URL === undefined) throw new Error('No BUCKET_URL is set: it names the bucket with the copies.');
  const { appDb } = prepareFolders(DATA_DIR);
  if (hasDatabase(appDb))
    throw new Error(`${DATA_DIR} holds a database already. Move that folder away, or set DATA_DIR to another one.`);
  const bucket = createBucket(BUCKET_URL);
  const name = (await copiesInBucket(bucket)).whole.at(-1);
  if (name === undefined) throw new Error(`There is no copy in ${bucket.place}.`);
  await createLease(bucket, DATA_DIR, clock).takeOver(anyway);
  await makeFolder(BACKUP_DIR);
  await downloadCopy(bucket, BACKUP_DIR, name);
  return { name, inBucket: await documentsIn(bucket) };
}
