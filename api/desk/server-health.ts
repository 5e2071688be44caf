import type { ServerHealth } from '#contract/desk/overview.ts';
import { backupHealth } from '../backups/backup-health.ts';
import { isDamaged, noteDamage } from '../db/damage.ts';
import type { Deps } from '../deps.ts';
import { mailDelay } from '../health/mail-delay.ts';
import { healthStore } from './health.store.ts';

/** How the server is doing, in words that an admin can act on. Never throws: a broken part says so itself. */
export async function serverHealth(deps: Deps): Promise<ServerHealth> {
  const [files, backup] = await Promise.all([filesHealth(deps), backupHealth(deps)]);
  const document_key = deps.masterKeys.place === 'data-folder' ? 'beside' : 'apart';
  return { database: databaseHealth(deps), files, mail: mailHealth(deps), document_key, backup };
}

function databaseHealth({ db, log }: Deps): ServerHealth['database'] {
  try {
    healthStore(db).ask();
  } catch (error) {
    noteDamage({ db, log }, error);
    return 'damaged';
  }
  return isDamaged(db) ? 'damaged' : 'ok';
}

async function filesHealth({ storage, diskSpace, log }: Deps): Promise<ServerHealth['files']> {
  const used_percent = await diskSpace.usedPercent();
  try {
    await storage.tryOut();
    return { state: (await diskSpace.isLow()) ? 'low' : 'ok', used_percent };
  } catch (error) {
    log.error({ error: String(error) }, 'documents cannot be written');
    return { state: 'failed', used_percent };
  }
}

function mailHealth(deps: Deps): ServerHealth['mail'] {
  const delay = mailDelay(deps);
  const asSet = deps.env.SMTP_URL ? 'ok' : 'files';
  return { state: delay === 'none' ? asSet : delay, waiting: healthStore(deps.db).waitingMails() };
}
