import { copyFileSync, existsSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { prepareFolders } from '../config/folders.ts';
import { endSignIns } from '../db/end-sign-ins.ts';
import { holdDataDir } from '../db/lock.ts';
import { flushSync } from '../files/flush.ts';
import { PARTIAL } from './backup-folder.ts';
import { AS_THEN } from './restore-copy.ts';

const BEFORE_MIGRATION = /^app-.+\.db$/;

/**
 * Puts the database back as it was before the newest migration, for the program of then; the newer one is set aside.
 * @throws Error while a server runs, or where there was no migration
 */
export function undoUpgrade(root: string): string {
  const { appDb, backups, lockDb } = prepareFolders(root);
  const lock = holdDataDir(lockDb);
  try {
    const before = readdirSync(backups)
      .filter((name) => BEFORE_MIGRATION.test(name))
      .sort()
      .at(-1);
    if (before === undefined) throw new Error(`No upgrade has changed this database: there is no copy in ${backups}.`);
    const half = `${appDb}${PARTIAL}`;
    copyFileSync(path.join(backups, before), half);
    endSignIns(half);
    flushSync(half);
    const aside = `${appDb}.newer-${before.slice('app-'.length, -'.db'.length)}`;
    // With its journal, which would damage the other database.
    for (const suffix of ['-shm', '-wal', ''])
      if (existsSync(`${appDb}${suffix}`)) renameSync(`${appDb}${suffix}`, `${aside}${suffix}`);
    renameSync(half, appDb);
    flushSync(root);
    return `The database is as it was before the upgrade (${before}). What has come since is in ${aside}: delete it once you need it no more. ${AS_THEN}`;
  } finally {
    lock.release();
  }
}
