import path from 'node:path';
import { prepareFolders, refuseForeignUser } from './config/folders.ts';
import { createDeps } from './create-deps.ts';
import { checkDatabase } from './db/check.ts';
import { holdDataDir } from './db/lock.ts';
import type { Deps, Given } from './deps.ts';
import { refuseSeveralFileSystems } from './documents/disk-storage.ts';
import { documentsGone, endLoss, ensureStorage } from './documents/keep.ts';
import { prepareFiles } from './documents/sweep.ts';
import { eraseRestored } from './personal-data/erase-restored.ts';
import { takeRestored } from './set-up/take-restored.ts';
import { takeOver } from './settings/take-over.ts';

/**
 * Takes the data folder for one server, and makes the server's parts on it.
 * @throws Error where something of the folder is lost, damaged or another's
 */
export async function openDataFolder(given: Given): Promise<{ deps: Deps; release(): Promise<void> }> {
  // Checked before any file is made: the server could not open files of another system user.
  refuseForeignUser(path.join(given.env.DATA_DIR, 'app.db'));
  const folders = prepareFolders(given.env.DATA_DIR);
  const lock = holdDataDir(folders.lockDb);
  let deps: Deps | undefined;
  const release = async () => {
    await deps?.close();
    lock.release();
  };
  try {
    takeRestored(folders.root);
    checkDatabase(folders.appDb);
    const made = createDeps(given);
    deps = made;
    if (!(await ensureStorage(made))) throw new Error(documentsGone(made.storage));
    await endLoss(made);
    await takeOver(made);
    await refuseSeveralFileSystems(folders);
    await prepareFiles(made);
    await eraseRestored(made);
    return { deps: made, release };
  } catch (error) {
    await release();
    throw error;
  }
}
