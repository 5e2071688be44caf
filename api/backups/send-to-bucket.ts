import type { Deps } from '../deps.ts';
import { DAY_MS, MINUTE_MS } from '../time/clock.ts';
import { copiesIn, copyName, copyTime } from './backup-folder.ts';
import { copiesInBucket, removeCopy, sendCopy } from './copies-in-bucket.ts';
import { DocumentsLeftOut, takeDocuments } from './document-pool.ts';
import { assertOwnCopies } from './others-copies.ts';
import { outdatedCopies } from './outdated-copies.ts';

/** The first documents may take days: a copy of the database does not wait for all of them. */
const DOCUMENTS_FOR_MS = 4 * MINUTE_MS;

type Parts = Pick<Deps, 'env' | 'masterKeys' | 'db' | 'storage' | 'bucket' | 'clock' | 'clockWatch' | 'site'>;

/**
 * Puts the documents that the bucket has not got, then the newest copy, and deletes what is outdated there. Whatever
 * cuts it off, the next round goes on.
 * @throws LeaseHeld where the bucket is another server's; BucketFailed where it does not answer; DocumentsLeftOut at the
 * end
 */
export async function sendToBucket(deps: Parts, stopping?: AbortSignal): Promise<void> {
  const { bucket, env, clock } = deps;
  if (!bucket) return;
  await bucket.lease.assertOwn();
  const failed = new Map<string, unknown>();
  // One that this disk cannot read must hold up neither those behind it nor the copy: throws where the bucket is silent.
  const passOver = async (error: unknown, id: string) => {
    await bucket.lease.assertOwn();
    failed.set(id, error);
  };
  await takeDocuments(deps, bucket.documents, { stopping, until: clock.now() + DOCUMENTS_FOR_MS, passOver });
  await assertOwnCopies(deps);
  const newest = (await copiesIn(env.BACKUP_DIR)).at(-1);
  if (newest !== undefined) await sendCopy(bucket.objects, env.BACKUP_DIR, newest);
  await endOutdated(deps, bucket);
  if (failed.size > 0) throw new DocumentsLeftOut(failed);
}

async function endOutdated(
  { clock, clockWatch, site }: Parts,
  { objects, documents }: NonNullable<Deps['bucket']>,
): Promise<void> {
  if (!clockWatch.isPlausible()) return;
  const { backupsDays } = site.retention;
  const { whole, half } = await copiesInBucket(objects);
  const outdated = outdatedCopies(whole.map(copyTime), clock.now(), backupsDays).map(copyName);
  // What a cut has left; a younger one may be on its way.
  const left = half.filter((name) => copyTime(name) < clock.now() - DAY_MS);
  for (const name of [...outdated, ...left]) await removeCopy(objects, name);
  await documents.endGone(clock.now() - backupsDays * DAY_MS);
}
