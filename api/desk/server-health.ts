import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ServerHealth } from '#contract/desk/overview.ts';
import { MOST_COUNTED } from '#contract/limits.ts';
import type { Deps } from '../deps.ts';
import { mailDelay } from '../health/mail-delay.ts';
import { isoTime } from '../time/iso-time.ts';
import { healthStore } from './health.store.ts';

/** How the server is doing, in words that an admin can act on. Never throws: a broken part says so itself. */
export async function serverHealth(deps: Deps): Promise<ServerHealth> {
  const [files, backed_up_at] = await Promise.all([filesHealth(deps), newestCopy(deps)]);
  const document_key = deps.masterKeys.place === 'data-folder' ? 'beside' : 'apart';
  return { database: databaseHealth(deps), files, mail: mailHealth(deps), document_key, backed_up_at };
}

function databaseHealth({ damage, db }: Deps): ServerHealth['database'] {
  try {
    healthStore(db).ask();
  } catch (error) {
    damage.note(error);
    return 'damaged';
  }
  return damage.isFound() ? 'damaged' : 'ok';
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
  return { state: delay === 'none' ? asSet : delay, waiting: healthStore(deps.db).waitingMails(MOST_COUNTED) };
}

/** When the newest copy of the database was made. The server makes one before it changes its tables. */
async function newestCopy({ folders, log }: Deps): Promise<string | null> {
  try {
    // Their names begin with the time, so the last name is the newest copy.
    const newest = (await readdir(folders.backups))
      .filter((name) => name.endsWith('.db'))
      .sort()
      .at(-1);
    if (newest === undefined) return null;
    return isoTime((await stat(path.join(folders.backups, newest))).mtimeMs);
  } catch (error) {
    log.error({ error: String(error) }, 'the folder of backups cannot be read');
    return null;
  }
}
