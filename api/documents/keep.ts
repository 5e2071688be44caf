import path from 'node:path';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { isFolder, makeFolder, moveInto, removeFile, syncFolder } from './disk.ts';
import type { ReceivedFile } from './intake.ts';

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

/**
 * Makes the folder of documents where it is missing and nothing was in it. False where the database names documents:
 * then they are gone, or their disk is, and new ones must not hide that.
 */
export async function ensureUploads({ folders, documents, log }: Deps): Promise<boolean> {
  if (await isFolder(folders.uploads)) return true;
  if (documents.isAny()) {
    log.error({ folder: folders.uploads }, "the folder of documents is missing: see 'Restore' in docs/operations.md");
    return false;
  }
  await makeFolder(folders.uploads);
  return true;
}
