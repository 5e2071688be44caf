import type { Fault } from '#contract/desk/health.ts';
import { isDamaged } from '../db/damage.ts';
import type { Deps } from '../deps.ts';
import { ensureStorage } from '../documents/keep.ts';
import { mailDelay } from './mail-delay.ts';

/** What keeps the server from its work now; none where it can work. The log has the details. Never throws. */
export async function faultsNow(deps: Deps): Promise<Fault[]> {
  const { db, storage, log, diskSpace } = deps;
  const looks: Readonly<Record<Fault, () => Promise<void> | void>> = {
    database() {
      if (isDamaged(db)) throw new Error('the database is damaged');
      db.prepare('SELECT count(*) FROM schema_migration').get();
    },
    async documents() {
      if (!(await ensureStorage(deps))) throw new Error('the documents are gone');
      // Checking the right to write is not enough: root has it even on a read-only disk.
      await storage.tryOut();
    },
    async disk() {
      if (await diskSpace.isLow()) throw new Error('the disk is nearly full');
    },
    mail() {
      if (mailDelay(deps) === 'stopped') throw new Error('mails wait for an hour, and none goes out');
    },
  };
  const found: Fault[] = [];
  for (const [fault, look] of Object.entries(looks) as [Fault, () => Promise<void> | void][]) {
    try {
      await look();
    } catch (error) {
      log.error({ error: String(error) }, 'not ready');
      found.push(fault);
    }
  }
  return found;
}
