import { createHash } from 'node:crypto';
import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createBucket } from '../bucket/bucket.ts';
import { documentsIn, downloadDocument } from '../bucket/document-bucket.ts';
import type { Env } from '../config/env.ts';
import { masterKeys } from '../config/master-keys.ts';
import { findSecretKey } from '../config/secrets.ts';
import { readCopy } from '../db/copy.ts';
import type { Deps, Given } from '../deps.ts';
import { acceptedLoss } from '../documents/disk-storage.ts';
import { documentKeyStore } from '../documents/document-key.store.ts';
import { openDocumentFile, SEALED } from '../documents/sealing.ts';
import type { StoredDocument } from '../documents/storage.ts';
import { storedFileStore } from '../documents/stored-file.store.ts';
import { FOLDER_MODE } from '../files/disk.ts';
import { DamagedFile } from '../files/sealed-format.ts';
import type { RunningServer } from '../http/listen.ts';
import { erasedPerson, readErased } from '../personal-data/erased-list.ts';
import { erasureStore } from '../personal-data/erasure.store.ts';
import { inPages } from '../time/next-turn.ts';
import { backupPlaces, clearFolder, PARTIAL, readManifest, withBackups } from './backup-folder.ts';
import { findInPool } from './document-pool.ts';
import { restoreDatabase } from './restore-copy.ts';
import type { TrialRestore, TrialRestoreProblem } from './trial-restore.ts';

/** The product as a start puts it together. */
export interface Product {
  open(given: Given): Promise<{ deps: Deps; release(): Promise<void> }>;
  serve(deps: Deps): Promise<RunningServer>;
}

class Failed extends Error {
  readonly problem: TrialRestoreProblem;

  constructor(problem: TrialRestoreProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}

/**
 * Restores a copy into a folder of its own, reads every page of its database, starts the product on it, looks for people
 * who were erased, asks for a page, and reads every byte of its documents. Takes as long as it takes to read all documents:
 * run it in a process of its own. Nothing of it stays.
 */
export function tryRestore(given: Given, name: string, product: Product): Promise<TrialRestore> {
  return withBackups(given.env.BACKUP_DIR, () => tryCopy(given, name, product));
}

async function tryCopy(given: Given, name: string, product: Product): Promise<TrialRestore> {
  const { env, clock } = given;
  const root = clearFolder(env.DATA_DIR);
  const manifest = await readManifest(env.BACKUP_DIR, name).catch(() => undefined);
  const { applications = 0, documents = 0 } = manifest ?? {};
  const result = { name, at: clock.now(), applications, documents };
  try {
    await rm(root, { recursive: true, force: true });
    await restoreForTrial(env, name, root);
    await tryProduct({ ...given, env: apart(env, root) }, env, product);
    return { ...result, problem: null, detail: '' };
  } catch (error) {
    const problem = error instanceof Failed ? error.problem : 'restore';
    return { ...result, problem, detail: error instanceof Error ? error.message : String(error) };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** The trial sends no mail and reaches neither scanner nor bucket. */
function apart({ SMTP_URL: _mail, CLAMD: _scanner, BUCKET_URL: _bucket, ...env }: Env, root: string): Env {
  return { ...env, DATA_DIR: root };
}

async function restoreForTrial(env: Env, name: string, root: string): Promise<void> {
  await mkdir(root, { mode: FOLDER_MODE });
  const secret = findSecretKey(env.DATA_DIR, env.SECRET_KEY);
  if (!secret) throw new Failed('restore', 'the server has no key');
  if (env.SECRET_KEY === undefined)
    await copyFile(path.join(env.DATA_DIR, 'secret.key'), path.join(root, 'secret.key'));
  await restoreDatabase({ from: env.BACKUP_DIR, name, root, keys: masterKeys(env, secret) }, async (half) => {
    const found = await readCopy(half, (db) => String(db.pragma('integrity_check(1)', { simple: true })));
    if (found !== 'ok') throw new Failed('database', found);
  });
  // The documents stay where they are, and are read there.
  await acceptedLoss(path.join(root, 'uploads')).accept();
}

async function tryProduct(given: Given, live: Env, product: Product): Promise<void> {
  const { deps, release } = await product.open(given);
  try {
    await refuseErased(deps);
    await askPage(await product.serve(deps));
    // Last: one that the disk cannot read must hide nothing else.
    const find = await documentsOf(live, deps);
    for (const document of storedFileStore(deps.db).all()) await readDocument(deps, document, { live, find });
  } finally {
    await release();
  }
}

/** Where a document of the copies can be read; `elsewhere`: it is there, and not read this time. */
type Find = (id: string) => Promise<{ file: string } | 'elsewhere' | undefined>;

/** A bucket may have hundreds of gigabytes, and asks money for each: so many of its documents are read in one trial. */
const READ_OF_BUCKET = 500;

async function documentsOf({ BACKUP_DIR, BUCKET_URL }: Env, { db, folders }: Deps): Promise<Find> {
  if (BUCKET_URL === undefined)
    return async (id) => {
      const file = await findInPool(backupPlaces(BACKUP_DIR), id);
      return file === undefined ? undefined : { file };
    };
  const bucket = createBucket(BUCKET_URL);
  const held = await documentsIn(bucket);
  const part = READ_OF_BUCKET / storedFileStore(db).counts().documents;
  return async (id) => {
    if (!held.has(id)) return undefined;
    // Others each time.
    if (Math.random() > part) return 'elsewhere';
    // The same each time: one is on the disk.
    const file = path.join(folders.tmp, 'tried');
    await downloadDocument(bucket, id, { file, half: `${file}${PARTIAL}` }).catch(({ message }) => {
      throw new Failed('documents', message);
    });
    return { file };
  };
}

async function readDocument(
  { db, masterKeys }: Deps,
  document: StoredDocument,
  { live, find }: { live: Env; find: Find },
): Promise<void> {
  // Taken once it is encrypted, which the server does soon.
  if (document.key_id !== SEALED) return;
  const found = await find(document.id);
  if (found === 'elsewhere') return;
  if (!found) {
    const isThere = await stat(path.join(live.DATA_DIR, 'uploads', document.id)).catch(() => undefined);
    // What is lost on the server itself cannot be in a new copy. With a bucket, it is lost there.
    if (isThere || live.BUCKET_URL !== undefined) throw new Failed('documents', `${document.id} is in no copy`);
    return;
  }
  const sealing = { keys: documentKeyStore(db), masterKeys, onDamaged: () => {} };
  const hash = createHash('sha256');
  try {
    const bytes = await openDocumentFile(sealing, found.file, document);
    if (!bytes) throw new Failed('documents', `${document.id} has another length, or no key`);
    for await (const piece of bytes) hash.update(piece as Buffer);
  } catch (error) {
    throw error instanceof DamagedFile ? new Failed('documents', `${document.id} is damaged`) : error;
  }
  if (hash.digest('hex') !== document.sha256) throw new Failed('documents', `${document.id} is another document`);
}

const IDS_AT_ONCE = 500;

async function refuseErased({ db, folders }: Deps): Promise<void> {
  const erased = new Set(readErased(folders));
  const { applicantIdsAfter } = erasureStore(db);
  for await (const ids of inPages<string>((last = '') => applicantIdsAfter(last, IDS_AT_ONCE)))
    if (ids.some((id) => erased.has(erasedPerson(id)))) throw new Failed('erased', 'an erased person is back');
}

async function askPage(server: RunningServer): Promise<void> {
  try {
    for (const page of ['/en', '/api/health/live']) {
      const { status } = await fetch(`http://127.0.0.1:${server.port}${page}`);
      if (status !== 200) throw new Failed('page', `${page} answers ${status}`);
    }
  } finally {
    await server.stop();
  }
}
