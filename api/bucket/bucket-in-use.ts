import type { Env } from '../config/env.ts';
import type { Folders } from '../config/folders.ts';
import type { Clock } from '../time/clock.ts';
import { type Bucket, createBucket } from './bucket.ts';
import { createDocumentBucket, type DocumentBucket } from './document-bucket.ts';
import { createLease } from './lease.ts';

export interface BucketInUse {
  objects: Bucket;
  lease: ReturnType<typeof createLease>;
  documents: DocumentBucket;
}

type Parts = Pick<Parameters<typeof createDocumentBucket>[0], 'named' | 'log'> & { clock: Clock; folders: Folders };

/** What the product does with the bucket of BUCKET_URL; undefined where none is set. */
export function openBucket({ BUCKET_URL }: Env, { clock, folders, ...parts }: Parts): BucketInUse | undefined {
  if (BUCKET_URL === undefined) return undefined;
  const objects = createBucket(BUCKET_URL);
  const documents = createDocumentBucket({ ...parts, folders, bucket: objects });
  return { objects, lease: createLease(objects, folders.root, clock), documents };
}
