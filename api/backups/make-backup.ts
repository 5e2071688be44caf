import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyDatabase, readCopy } from '../db/copy.ts';
import type { Deps } from '../deps.ts';
import { storedFileStore } from '../documents/stored-file.store.ts';
import { FOLDER_MODE, syncFolder } from '../files/disk.ts';
import { flushSync } from '../files/flush.ts';
import { ERASED_FILE } from '../personal-data/erased-list.ts';
import { DAY_MS } from '../time/clock.ts';
import {
  type BackupPlaces,
  backupPlaces,
  clearFolder,
  copiesIn,
  copyName,
  copyTime,
  MANIFEST,
  type Manifest,
  PARTIAL,
  withBackups,
} from './backup-folder.ts';
import { DocumentsLeftOut, endGone, folderPool, type TakeOptions, takeDocuments } from './document-pool.ts';
import { assertOwnCopies } from './others-copies.ts';
import { outdatedCopies } from './outdated-copies.ts';
import { sealPart } from './sealed-part.ts';

type BackedUp = Pick<
  Deps,
  'env' | 'folders' | 'db' | 'storage' | 'bucket' | 'masterKeys' | 'clock' | 'clockWatch' | 'site' | 'diskSpace'
>;

/**
 * Copies the database, encrypted, and the documents that it names into BACKUP_DIR while the server runs; then deletes
 * copies that are outdated. Answers the copy's name.
 * @throws Error where it cannot be written; nothing half is left then, or the next one removes it
 * @throws DocumentsLeftOut at the end
 */
export function makeBackup(deps: BackedUp, stopping?: AbortSignal): Promise<string> {
  const places = backupPlaces(deps.env.BACKUP_DIR);
  return withBackups(places.root, async () => {
    await assertOwnCopies(deps);
    await removeHalves(deps.env);
    const failed = new Map<string, unknown>();
    // One that this disk cannot read must hold up neither the others nor the copy.
    const passOver = async (error: unknown, id: string) => void failed.set(id, error);
    // Where the disk is full, what is outdated makes room.
    const made = await addCopy(deps, places, { stopping, passOver }).finally(() => endOutdated(deps, places));
    await replaceWithCopy(path.join(deps.folders.root, ERASED_FILE), path.join(places.root, ERASED_FILE));
    // What cannot be deleted now is tried with the next copy.
    await endFormer(deps, { isWhole: failed.size === 0 }).catch(() => {});
    if (failed.size > 0) throw new DocumentsLeftOut(failed);
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

/**
 * What was copied before BACKUP_DIR was set goes in its time, too: it holds people who were erased since. The
 * documents only once the new folder has all: one may be readable there alone.
 */
async function endFormer(
  { env, folders, clock, clockWatch, site }: BackedUp,
  { isWhole }: { isWhole: boolean },
): Promise<void> {
  const former = backupPlaces(folders.backups);
  if (`${env.BACKUP_DIR}/`.startsWith(`${former.root}/`) || !clockWatch.isPlausible()) return;
  const before = clock.now() - site.retention.backupsDays * DAY_MS;
  const names = await copiesIn(former.root);
  const old = names.filter((name) => copyTime(name) < before).map((name) => path.join(former.root, name));
  const pool = isWhole && old.length === names.length ? [former.documents, former.gone] : [];
  for (const place of [...old, ...pool]) await rm(place, { recursive: true, force: true });
}

/** What a stop has cut off. */
async function removeHalves({ BACKUP_DIR, DATA_DIR }: BackedUp['env']): Promise<void> {
  await rm(clearFolder(DATA_DIR), { recursive: true, force: true });
  // A copy from before a migration is not of these.
  for (const name of await readdir(BACKUP_DIR))
    if (name.endsWith(PARTIAL) && !name.startsWith('app-')) await rm(path.join(BACKUP_DIR, name), { recursive: true });
}

async function addCopy(deps: BackedUp, places: BackupPlaces, taking: TakeOptions): Promise<string> {
  const { env, folders, masterKeys, clock } = deps;
  if (await deps.diskSpace.isLow()) throw new Error('the disk is nearly full');
  const name = copyName(clock.now());
  const half = path.join(places.root, `${name}${PARTIAL}`);
  const clear = clearFolder(env.DATA_DIR);
  const plain = path.join(clear, 'app.db');
  const seal = (file: string) => sealPart(file, half, name, masterKeys);
  try {
    await mkdir(clear, { mode: FOLDER_MODE });
    await takeBeside(deps, places, taking);
    await copyDatabase(folders.appDb, plain, taking.stopping);
    const { applications, documents } = await readCopy(plain, (copy) => storedFileStore(copy).counts());
    await takeBeside(deps, places, taking);
    await mkdir(half, { mode: FOLDER_MODE });
    const parts = [await seal(plain)];
    // Where it is the key itself, it must lie elsewhere; where it is not, it signs the links in mails that were sent.
    if (masterKeys.place === 'key-file' && env.SECRET_KEY === undefined)
      parts.push(await seal(path.join(folders.root, 'secret.key')));
    const manifest: Manifest = { version: 1, applications, documents, parts };
    await replaceWithCopy(path.join(folders.root, ERASED_FILE), path.join(half, ERASED_FILE));
    await writeFile(path.join(half, MANIFEST), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true });
    await syncFolder(half);
    await rename(half, path.join(places.root, name));
    await syncFolder(places.root);
    return name;
  } finally {
    await rm(clear, { recursive: true, force: true });
    await rm(half, { recursive: true, force: true });
  }
}

/** A bucket has its own (send-to-bucket.ts): what lies here from before goes once no copy names it. */
async function takeBeside(deps: BackedUp, places: BackupPlaces, taking: TakeOptions): Promise<void> {
  const pool = await folderPool(places, deps.clock);
  if (deps.bucket) await pool.setAside(new Set(await pool.names()));
  else await takeDocuments(deps, pool, taking);
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
