import path from 'node:path';
import type { Deps } from '../deps.ts';
import { moveInto, removeFile, syncFolder } from './disk.ts';
import type { ReceivedFile } from './intake.ts';

/**
 * Puts files in their final place and then runs `record` as one transaction: a row never lacks its file.
 * When the transaction refuses, the files are removed again.
 */
export async function keepFiles<T>(deps: Deps, files: readonly ReceivedFile[], record: () => T): Promise<T> {
  const { uploads } = deps.folders;
  try {
    for (const file of files) await moveInto(uploads, file.tmpPath, file.id);
    await syncFolder(uploads);
    return deps.tx(record);
  } catch (error) {
    for (const file of files) await removeFile(path.join(uploads, file.id));
    throw error;
  }
}
