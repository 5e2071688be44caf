import type { Deps } from '../deps.ts';
import { ensureStorage } from '../documents/keep.ts';
import { mailDelay } from './mail-delay.ts';

/** Whether the server can work; the log says why not. */
export async function isReady(deps: Deps): Promise<boolean> {
  const { db, storage, log, damage, diskSpace } = deps;
  try {
    if (damage.isFound()) throw new Error('the database is damaged');
    db.prepare('SELECT count(*) FROM schema_migration').get();
    if (!(await ensureStorage(deps))) throw new Error('the documents are gone');
    // Checking the right to write is not enough: root has it even on a read-only disk.
    await storage.tryOut();
    if (await diskSpace.isLow()) throw new Error('the disk is nearly full');
    if (mailDelay(deps) === 'stopped') throw new Error('mails wait for an hour, and none goes out');
    return true;
  } catch (error) {
    log.error({ error: String(error) }, 'not ready');
    return false;
  }
}
