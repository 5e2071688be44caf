import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { BucketFailed } from '../files/bucket-failed.ts';
import { removeFile } from '../files/disk.ts';
import { nextTurn } from '../time/next-turn.ts';
import type { Bucket } from './bucket.ts';

interface Parts {
  bucket: Bucket;
  folders: { tmp: string; uploads: string };
  /** Which of these files a row names. */
  named(ids: readonly string[]): ReadonlySet<string>;
  log: Logger;
}

export type DocumentBucket = ReturnType<typeof createDocumentBucket>;

// How many names the database is asked about at once, in about a millisecond.
const BATCH = 200;
const DOCUMENTS = 'documents/';
/** Empty objects: since when no row names a document. Copies may name it for some time. */
const GONE = 'gone/';

/**
 * Encrypted documents in a bucket, by their ids. Nothing writes down which they are: the bucket is asked once, and
 * whatever a row names and uploads/ has not got is there.
 */
export function createDocumentBucket({ bucket, folders, named, log }: Parts) {
  let known: { documents: Set<string>; gone: Set<string> } | undefined;
  const coming = new Map<string, Promise<void>>();
  const fileOf = (id: string) => path.join(folders.uploads, id);

  async function know() {
    known ??= { documents: await documentsIn(bucket), gone: await namesUnder(bucket, GONE) };
    return known;
  }

  async function download(id: string): Promise<void> {
    const isThere = await downloadDocument(bucket, id, {
      file: fileOf(id),
      half: path.join(folders.tmp, `${id}.coming`),
    });
    if (!isThere) known?.documents.delete(id);
    // Erased meanwhile: nothing else would remove it again.
    else if (!named([id]).has(id)) await removeFile(fileOf(id));
  }

  /** Batches of those that a row names, or that none does. */
  async function* sorted(ids: Iterable<string>): AsyncGenerator<{ named: string[]; unnamed: string[] }> {
    const all = [...ids];
    for (let from = 0; from < all.length; from += BATCH) {
      const batch = all.slice(from, from + BATCH);
      const found = named(batch);
      yield { named: batch.filter((id) => found.has(id)), unnamed: batch.filter((id) => !found.has(id)) };
      await nextTurn();
    }
  }

  return {
    names: async (): Promise<ReadonlySet<string>> => (await know()).documents,
    /** After somebody else has changed what is there. */
    async lookAgain(): Promise<void> {
      known = undefined;
      await know();
    },
    /** Synchronous, and true while the bucket could not be asked yet. */
    mayHold: (id: string) => known?.documents.has(id) ?? true,
    /** Puts a document's file unless it is there. Answers whether it was read back; one that is refused is logged, and holds up no other. */
    async take(id: string, file: string): Promise<boolean> {
      try {
        await bucket.putNew(`${DOCUMENTS}${id}`, { file });
      } catch (error) {
        // Erased meanwhile. It may be there: then it is set aside.
        if (!existsSync(file)) {
          known?.documents.add(id);
          return false;
        }
        if (!(error instanceof BucketFailed) || !error.isRefused) throw error;
        log.error({ document: id, error: error.message }, 'a document is not in the bucket');
        return false;
      }
      (await know()).documents.add(id);
      return true;
    },
    /** Brings a document back into uploads/; nothing happens where the bucket has none. */
    bring(id: string): Promise<void> {
      const under = coming.get(id) ?? download(id).finally(() => coming.delete(id));
      coming.set(id, under);
      return under;
    },
    /** Those that rows name and uploads/ has not got. */
    async *away(): AsyncGenerator<string> {
      for await (const { named } of sorted((await know()).documents))
        yield* named.filter((id) => !existsSync(fileOf(id)));
    },
    /** Marks those that no row names. */
    async setAside(ids: Iterable<string>): Promise<void> {
      const { gone } = await know();
      for await (const { unnamed } of sorted([...ids].filter((id) => !gone.has(id))))
        for (const id of unnamed) {
          await bucket.put(`${GONE}${id}`, { text: '' });
          gone.add(id);
        }
    },
    /** Deletes documents that were marked before this time, and marks of those that a row names again. */
    async endGone(before: number): Promise<void> {
      const { documents, gone } = await know();
      for await (const objects of bucket.list(GONE)) {
        const old = objects.filter(({ at }) => at < before).map(({ key }) => key.slice(GONE.length));
        for await (const { unnamed } of sorted(old)) {
          for (const id of unnamed) {
            await bucket.remove(`${DOCUMENTS}${id}`);
            documents.delete(id);
          }
        }
        for (const id of old) {
          await bucket.remove(`${GONE}${id}`);
          gone.delete(id);
        }
      }
    },
  };
}

/** The ids of all documents that a bucket holds. */
export function documentsIn(bucket: Bucket): Promise<Set<string>> {
  return namesUnder(bucket, DOCUMENTS);
}

/** Writes a document into a file, encrypted. False where there is none. */
export function downloadDocument(bucket: Bucket, id: string, into: { file: string; half: string }): Promise<boolean> {
  return bucket.download(`${DOCUMENTS}${id}`, into);
}

async function namesUnder(bucket: Bucket, folder: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const objects of bucket.list(folder)) for (const { key } of objects) names.add(key.slice(folder.length));
  return names;
}
