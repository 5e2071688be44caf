import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { tellOperator } from '../mail/tell-operator.ts';
import { MINUTE_MS } from '../time/clock.ts';
import { BackupBusy, copiesIn, copyTime } from './backup-folder.ts';
import { DocumentsLeftOut } from './document-pool.ts';
import { instanceStore } from './instance.store.ts';
import { makeBackup } from './make-backup.ts';
import { assertOwnCopies, isOthers } from './others-copies.ts';
import { sendToBucket } from './send-to-bucket.ts';
import { isTrialRestoreDue, keepTrialRestore, lastTrialRestore } from './trial-restore.ts';
import { tryRestoreApart } from './try-restore-apart.ts';

/** Makes a copy, brings it into the bucket, and once a week restores the newest one for trial. The operator is told what fails. */
export async function keepBackups(deps: Deps, stopping: AbortSignal): Promise<void> {
  const { env, clock, db } = deps;
  // The folder may hold the copies of a server that was lost, and they are still to be restored here.
  if (instanceStore(db).isEmpty()) return;
  let isWell = true;
  // Each by itself: on a full disk no copy is made, and documents that are in the bucket make room.
  for (const step of [copyChanges, sendToBucket])
    try {
      await step(deps, stopping);
    } catch (error) {
      if (error instanceof DocumentsLeftOut) {
        const { ids } = error;
        fail(deps, 'left-out', String(error), { count: String(ids.length), file: ids[0] ?? '' });
        continue;
      }
      isWell = false;
      // The command line makes or tries one just now.
      if (!stopping.aborted && !(error instanceof BackupBusy)) fail(deps, 'copy', String(error));
    }
  if (!isWell) return;
  const names = await copiesIn(env.BACKUP_DIR);
  const newest = names.at(-1);
  if (!newest || !isTrialRestoreDue(names, await lastTrialRestore(env.BACKUP_DIR), clock.now())) return;
  await tryRestoreNewest(deps, newest, stopping);
}

const EVERY_MS = 15 * MINUTE_MS;
/** The database as the last copy has it. */
const copied = new WeakMap<Db, string>();

/** Makes a copy where something has changed since the last one: every 15 minutes, for a bucket in each round. */
async function copyChanges(deps: Deps, stopping: AbortSignal): Promise<void> {
  const { env, clock, db, bucket, masterKeys } = deps;
  await assertOwnCopies(deps);
  const newest = (await copiesIn(env.BACKUP_DIR)).at(-1);
  const version = instanceStore(db).version();
  const isRecent = newest !== undefined && Math.abs(clock.now() - copyTime(newest)) < EVERY_MS;
  // Once a former key is given no more, a copy of it alone would pass for another server's.
  const isOfFormerKey = await isOthers({ ...masterKeys, older: [] }, env.BACKUP_DIR);
  if (newest !== undefined && !isOfFormerKey && (copied.get(db) === version || (isRecent && !bucket))) return;
  await makeBackup(deps, stopping);
  copied.set(db, version);
}

async function tryRestoreNewest(deps: Deps, newest: string, stopping: AbortSignal): Promise<void> {
  const { env, clock, log, db, site } = deps;
  try {
    const result = { ...(await tryRestoreApart(env, newest, stopping)), at: clock.now() };
    await keepTrialRestore(env.BACKUP_DIR, result);
    if (result.problem) return fail(deps, 'rehearsal', `${result.problem}: ${result.detail}`);
    const { applications, documents } = result;
    log.info({ copy: newest, applications, documents }, 'a copy was restored for trial: all is there');
    const params = { applications: String(applications), documents: String(documents) };
    outboxStore(db).add({ template: 'operator-backup-tried', lang: site.operator.lang, params }, clock.now());
  } catch (error) {
    if (!stopping.aborted) fail(deps, 'rehearsal', String(error));
  }
}

function fail(deps: Deps, about: 'copy' | 'left-out' | 'rehearsal', error: string, params = {}): void {
  deps.log.error({ about, error }, 'backup failed');
  tellOperator(deps, 'operator-backup-failed', { about, ...params });
}
