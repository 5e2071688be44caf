import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ServerHealth } from '#contract/desk/overview.ts';
import type { Deps } from '../deps.ts';
import { isoTime } from '../time/iso-time.ts';
import { copyTime, newestCopy } from './backup-folder.ts';
import { assertOwnCopies } from './others-copies.ts';
import { lastTrialRestore } from './trial-restore.ts';

/** How old the newest copy is (with a bucket, the newest that it has), and whether one was restored for trial. Never throws: what cannot be read is not there. */
export async function backupHealth(
  deps: Pick<Deps, 'env' | 'masterKeys' | 'bucket' | 'log'>,
): Promise<ServerHealth['backup']> {
  const { bucket, log } = deps;
  const { BACKUP_DIR, DATA_DIR } = deps.env;
  try {
    await assertOwnCopies(deps);
    const newest = await newestCopy(BACKUP_DIR, { isSent: bucket !== undefined });
    const [copy, data, last] = await Promise.all([
      newest === undefined ? undefined : stat(path.join(BACKUP_DIR, newest)),
      stat(DATA_DIR),
      lastTrialRestore(BACKUP_DIR),
    ]);
    return {
      at: newest === undefined ? null : isoTime(copyTime(newest)),
      place: copy && (bucket || copy.dev !== data.dev) ? 'apart' : 'beside',
      tried_at: last ? isoTime(last.at) : null,
      problem: last?.problem ?? null,
    };
  } catch (error) {
    log.error({ error: String(error) }, 'the folder of backups cannot be used');
    return { at: null, place: 'beside', tried_at: null, problem: null };
  }
}
