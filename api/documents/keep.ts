import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Deps } from '../deps.ts';
import { isFolder, isGone, makeFolder, moveInto, removeFile, syncFolder, tryMoving } from '../files/disk.ts';
import type { ReceivedFile } from '../files/intake.ts';
import { problem } from '../http/problem.ts';

const RETRY_AFTER_SECONDS = 300;

/**
 * Puts files in their final place and then runs `record` as one transaction: a row never lacks its file.
 * When the transaction refuses, the files are removed again.
 */
export async function keepFiles<T>(deps: Deps, files: readonly ReceivedFile[], record: () => T): Promise<T> {
  const { uploads } = deps.folders;
  if (!(await ensureUploads(deps))) throw problem('storage_failed', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  try {
    for (const file of files) await moveInto(uploads, file.tmpPath, file.id);
    await syncFolder(uploads);
    return await deps.writeTurn.tx(record);
  } catch (error) {
    for (const file of files) await removeFile(path.join(uploads, file.id));
    throw error;
  }
}

// One of them may have gone for a reason of its own.
const SAMPLE = 3;
/** A folder in the folder of documents that says: those of before are lost, go on without them. */
const LOST = 'documents-lost';

/**
 * Makes the folder of documents where it is missing and nothing was in it. False where the database names documents
 * and none of the last few is there: then they are gone, or their disk is (a mount point without its disk is an empty
 * folder), and new ones must not hide that.
 */
export async function ensureUploads({ folders, documents, log }: Deps): Promise<boolean> {
  const { uploads, orphans } = folders;
  const sample = documents.newest(SAMPLE);
  if (sample.length === 0) {
    await makeFolder(uploads);
    return true;
  }
  // Those of a newer database that was put back come from there at the start.
  for (const id of sample)
    if (!isGone({ folders }, { id }) || existsSync(path.join(orphans, id))) return isFolder(uploads);
  if (await isFolder(path.join(uploads, LOST))) return true;
  log.error({ folder: uploads }, documentsGone(uploads));
  return false;
}

export function documentsGone(uploads: string): string {
  return `The documents that the database names are missing in ${uploads}. Bring their disk back, or see 'Restore' in docs/operations.md. To go on without them, make this folder by hand: ${path.join(uploads, LOST)}`;
}

/**
 * @throws Error where documents would have to be copied from one folder to another: only a move within one file system
 * is done as a whole or not at all. Other faults are for the health of the server to tell.
 */
export async function refuseSeveralFileSystems({ tmp, uploads, orphans }: Deps['folders']): Promise<void> {
  const error = await tryMoving([tmp, uploads, orphans]).catch((error: NodeJS.ErrnoException) => error);
  if (error?.code === 'EXDEV')
    throw new Error(
      `The folders tmp, uploads and orphans must lie on one file system, without a mount of its own for one of them: mount the whole folder ${path.dirname(uploads)} instead.`,
    );
}
