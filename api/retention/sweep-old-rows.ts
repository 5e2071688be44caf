import path from 'node:path';
import type { Deps } from '../deps.ts';
import { filesIn, removeFile } from '../files/disk.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import { retentionStore } from './retention.store.ts';

// Rows per batch: deleting them takes a few milliseconds.
const ROWS_AT_ONCE = 200;

/** Deletes a small batch of old rows that belong to no period of an application. Answers whether there is more. */
export function sweepOldRows({ clock, db, site, tx }: Deps): boolean {
  const now = clock.now();
  const { mailsDays: mails, eventsDays: events, viewsDays: views } = site.retention;
  return tx(() => {
    const swept = Object.entries({ mails, events, views }).map(([name, days]) => {
      const kind = name as 'mails' | 'events' | 'views';
      const gone = retentionStore(db).sweep(kind, now - days * DAY_MS, ROWS_AT_ONCE);
      if (gone > 0) retentionStore(db).count(berlinDate(now), kind, gone);
      return gone >= ROWS_AT_ONCE;
    });
    return swept.includes(true);
  });
}

/** Removes old mails that were written as files, and copies of the database from before old upgrades. */
export async function sweepOldFiles(deps: Deps, stopping?: AbortSignal) {
  const { clock, folders, db, site, tx } = deps;
  const now = clock.now();
  const { mailsDays, backupsDays } = site.retention;
  await removeOld(deps, folders.outbox, MAIL_FILE, now - mailsDays * DAY_MS, stopping);
  const copies = await removeOld(deps, folders.backups, COPY_OF_DATABASE, now - backupsDays * DAY_MS, stopping);
  if (copies > 0) tx(() => retentionStore(db).count(berlinDate(now), 'backups', copies));
}

// Their names hold the time, so that nobody has to ask the disk about thousands of files. What has another name is the
// operator's own.
const MAIL_FILE = /^(\d{4}-\d\d-\d\dT[\d-]+Z)-.*\.eml$/;
const COPY_OF_DATABASE = /^app-(\d{4}-\d\d-\d\dT[\d-]+Z)\.db$/;

async function removeOld(
  { log }: Deps,
  folder: string,
  pattern: RegExp,
  before: number,
  stopping?: AbortSignal,
): Promise<number> {
  const last = new Date(before).toISOString().replace(/[:.]/g, '-');
  let removed = 0;
  for await (const names of filesIn(folder, stopping))
    for (const name of names) {
      const made = pattern.exec(name)?.[1];
      if (made === undefined || made >= last) continue;
      try {
        await removeFile(path.join(folder, name));
        removed += 1;
      } catch (error) {
        // One that the disk keeps must not hold up the others.
        log.error({ file: name, error: String(error) }, 'an old file could not be removed');
      }
    }
  return removed;
}
