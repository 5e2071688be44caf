import type { ServerHealth } from '#contract/desk/overview.ts';
import { backupHealth } from '../backups/backup-health.ts';
import type { Deps } from '../deps.ts';
import { faultsNow } from '../health/faults-now.ts';
import { mailDelay } from '../health/mail-delay.ts';
import { healthStore } from './health.store.ts';

/** How the server is doing, in words that an admin can act on. Never throws: a broken part says so itself. */
export async function serverHealth(deps: Deps): Promise<ServerHealth> {
  const looks = [faultsNow(deps), deps.diskSpace.usedPercent(), backupHealth(deps)] as const;
  const [faults, used_percent, backup] = await Promise.all(looks);
  const room = faults.includes('disk') ? 'low' : 'ok';
  return {
    database: faults.includes('database') ? 'damaged' : 'ok',
    files: { state: faults.includes('documents') ? 'failed' : room, used_percent },
    mail: mailHealth(deps),
    document_key: deps.masterKeys.place === 'data-folder' ? 'beside' : 'apart',
    backup,
  };
}

function mailHealth(deps: Deps): ServerHealth['mail'] {
  const delay = mailDelay(deps);
  const asSet = deps.env.SMTP_URL ? 'ok' : 'files';
  return { state: delay === 'none' ? asSet : delay, waiting: healthStore(deps.db).waitingMails() };
}
