import type { Env } from '../config/env.ts';
import type { Folders } from '../config/folders.ts';
import type { Clock } from '../time/clock.ts';
import { type Bucket, createBucket, usualPatience } from './bucket.ts';
import { createDocumentBucket, type DocumentBucket } from './document-bucket.ts';
import { createLease } from './lease.ts';

export interface BucketInUse {
  objects: Bucket;
  lease: ReturnType<typeof createLease>;
  documents: DocumentBucket;
  /** Cuts off what is asked just now, and refuses the rest: a store that does not answer must not hold up a stop. */
  end(): void;
}

type Parts = Pick<Parameters<typeof createDocumentBucket>[0], 'named' | 'log'> & { clock: Clock; folders: Folders };

/** What the product does with the bucket of BUCKET_URL; undefined where none is set. */
export function openBucket({ BUCKET_URL }: Env, { clock, folders, ...parts }: Parts): BucketInUse | undefined {
  if (BUCKET_URL === undefined) return undefined;
  const ending = new AbortController();
  const objects = createBucket(BUCKET_URL, (bytes) => {
    const patience = usualPatience(bytes);
    return { ...patience, signal: AbortSignal.any([patience.signal, ending.signal]) };
  });
  const documents = createDocumentBucket({ ...parts, folders, bucket: objects });
  return { objects, lease: createLease(objects, folders.root, clock), documents, end: () => ending.abort() };
}
