import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyDatabase, readCopy } from '../db/copy.ts';
import type { Deps } from '../deps.ts';
import { FOLDER_MODE, removeFile, syncFolder } from '../files/disk.ts';
import { flushSync } from '../files/flush.ts';
import { ERASED_FILE } from '../personal-data/erased-list.ts';
import { DAY_MS } from '../time/clock.ts';
import {
  type BackupPlaces,
  backupPlaces,
  copiesIn,
  copyName,
  copyTime,
  MANIFEST,
  type Manifest,
  PARTIAL,
  rehearsalFolder,
  withBackups,
} from './backup-folder.ts';
import { endGone, takeDocuments } from './document-pool.ts';
import { outdatedCopies } from './outdated-copies.ts';
import { sealPart } from './sealed-part.ts';
import { storedFileStore } from './stored-file.store.ts';

const SITE_CONFIG = path.resolve(import.meta.dirname, '../../site.config.ts');

type BackedUp = Pick<
  Deps,
  'env' | 'folders' | 'db' | 'storage' | 'masterKeys' | 'clock' | 'clockWatch' | 'site' | 'diskSpace'
>;

/**
 * Copies the database, encrypted, and the documents that it names into BACKUP_DIR while the server runs; then deletes
 * copies that are outdated. Answers the copy's name.
 * @throws Error where it cannot be written; nothing half is left then, or the next one removes it
 */
export function makeBackup(deps: BackedUp): Promise<string> {
  const places = backupPlaces(deps.env.BACKUP_DIR);
  return withBackups(places.root, async () => {
    await removeHalves(deps.env);
    if (await deps.diskSpace.isLow()) throw new Error('the disk is nearly full');
    const made = await addCopy(deps, places);
    await replaceWithCopy(path.join(deps.folders.root, ERASED_FILE), path.join(places.root, ERASED_FILE));
    await endOutdated(deps, places);
    return made;
  });
}

async function endOutdated({ clock, clockWatch, site }: BackedUp, places: BackupPlaces): Promise<void> {
  if (!clockWatch.isPlausible()) return;
  const { backupsDays } = site.retention;
  const times = (await copiesIn(places.root)).map(copyTime);
  for (const time of outdatedCopies(times, clock.now(), backupsDays))
    await rm(path.join(places.root, copyName(time)), { recursive: true });
  await endGone(places, clock.now() - backupsDays * DAY_MS);
}

/** What a stop has cut off. */
async function removeHalves({ BACKUP_DIR, DATA_DIR }: BackedUp['env']): Promise<void> {
  await rm(rehearsalFolder(DATA_DIR), { recursive: true, force: true });
  for (const end of ['', '-journal']) await removeFile(`${plainCopy({ DATA_DIR })}${end}`);
  // A copy from before a migration is not of these.
  for (const name of await readdir(BACKUP_DIR))
    if (name.endsWith(PARTIAL) && !name.startsWith('app-')) await rm(path.join(BACKUP_DIR, name), { recursive: true });
}

function plainCopy({ DATA_DIR }: Pick<BackedUp['env'], 'DATA_DIR'>): string {
  return path.join(DATA_DIR, 'copied.db');
}

async function addCopy(deps: BackedUp, places: BackupPlaces): Promise<string> {
  const { folders, masterKeys, clock } = deps;
  const name = copyName(clock.now());
  const half = path.join(places.root, `${name}${PARTIAL}`);
  // In clear, so never in BACKUP_DIR.
  const plain = plainCopy(deps.env);
  try {
    await takeDocuments(deps, places);
    await copyDatabase(folders.appDb, plain);
    const counts = await readCopy(plain, (copy) => storedFileStore(copy).counts());
    await takeDocuments(deps, places);
    await mkdir(half, { mode: FOLDER_MODE });
    const database = await sealPart('app.db', plain, half, masterKeys, name);
    // Where it is the key itself, it must lie elsewhere; where it is not, it signs the links in mails that were sent.
    const secret = path.join(folders.root, 'secret.key');
    const isApart = masterKeys.place === 'key-file' && deps.env.SECRET_KEY === undefined;
    const parts = isApart ? [database, await sealPart('secret.key', secret, half, masterKeys, name)] : [database];
    const manifest: Manifest = { version: 1, applications: counts.applications, documents: counts.files, parts };
    await copyFile(SITE_CONFIG, path.join(half, 'site.config.ts'));
    await replaceWithCopy(path.join(folders.root, ERASED_FILE), path.join(half, ERASED_FILE));
    await writeFile(path.join(half, MANIFEST), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true });
    await syncFolder(half);
    await rename(half, path.join(places.root, name));
    await syncFolder(places.root);
    return name;
  } finally {
    await removeFile(plain);
    await rm(half, { recursive: true, force: true });
  }
}

/** Nothing where there is no such file: nobody was erased yet. */
async function replaceWithCopy(file: string, target: string): Promise<void> {
  try {
    await copyFile(file, `${target}${PARTIAL}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return;
  }
  flushSync(`${target}${PARTIAL}`);
  await rename(`${target}${PARTIAL}`, target);
}
