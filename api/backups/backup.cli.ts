import { createBucket } from '../bucket/bucket.ts';
import { documentsIn } from '../bucket/document-bucket.ts';
import type { Operator } from '../command-line/operator.ts';
import { UsageError } from '../command-line/usage-error.ts';
import type { Env } from '../config/env.ts';
import { type MasterKeys, masterKeys } from '../config/master-keys.ts';
import { findSecretKey } from '../config/secrets.ts';
import type { Deps } from '../deps.ts';
import { berlinTime } from '../time/berlin-time.ts';
import { systemClock } from '../time/clock.ts';
import { copiesIn, copyTime, readManifest } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import { assertOwnCopies } from './others-copies.ts';
import { AS_THEN, type Restore, restoreCopy } from './restore-copy.ts';
import { sendToBucket } from './send-to-bucket.ts';
import { takeNewestCopy } from './take-newest-copy.ts';
import { keepTrialRestore, lastTrialRestore } from './trial-restore.ts';
import { tryRestoreApart } from './try-restore-apart.ts';

const USAGE = `Usage: npm run backup -- <command>

  now                    makes a copy in BACKUP_DIR, and in the bucket, as the running server does by itself
  list                   which copies there are
  check [copy]           restores the newest copy for trial and reads all of it, as the server does once a week
  restore [copy]         puts the newest copy into DATA_DIR, which must hold no database
  take-over [now]        the same from the bucket, in the place of a server that is gone; now: although it was there just now
  undo-upgrade           puts the database back as it was before the newest upgrade; the server is stopped`;

/** Runs one command of `npm run backup` on a data folder and returns what to print. */
export async function runBackup(deps: Deps, [name, copy, ...rest]: string[], _who: Operator): Promise<string> {
  if (rest.length > 0 || (copy !== undefined && name !== 'check')) throw new UsageError(USAGE);
  if (name === 'now') return copyNow(deps);
  if (name === 'list') return list(deps);
  if (name === 'check') return check(deps, await chosen(deps.env, copy));
  throw new UsageError(USAGE);
}

async function copyNow(deps: Deps): Promise<string> {
  const name = await makeBackup(deps);
  await sendToBucket(deps);
  return name;
}

async function list({ env: { BACKUP_DIR } }: Deps): Promise<string> {
  const names = await copiesIn(BACKUP_DIR);
  if (names.length === 0) return `There is no copy in ${BACKUP_DIR} yet.`;
  const last = await lastTrialRestore(BACKUP_DIR);
  const rows = names.map(async (name) => {
    const { applications, documents } = await readManifest(BACKUP_DIR, name);
    const tried = last?.name === name ? `, tried: ${last.problem ?? 'all is there'}` : '';
    return `  ${name}  ${berlinTime(copyTime(name))}  ${applications} applications, ${documents} documents${tried}`;
  });
  return [`${BACKUP_DIR}:`, ...(await Promise.all(rows))].join('\n');
}

async function check(deps: Deps, name: string): Promise<string> {
  await assertOwnCopies(deps);
  const result = await tryRestoreApart(deps.env, name);
  await keepTrialRestore(deps.env.BACKUP_DIR, result);
  const { applications, documents, problem, detail } = result;
  if (problem) throw new Error(`${name} would not do (${problem}): ${detail}`);
  return `${name} was restored for trial: ${applications} applications and ${documents} documents are complete.`;
}

/** `restore` works without a database, which it brings. */
export async function runRestore(env: Env, [copy, ...rest]: readonly string[]): Promise<string> {
  if (rest.length > 0) throw new UsageError(USAGE);
  const keys = keysOf(env);
  const inBucket = env.BUCKET_URL === undefined ? [] : await documentsIn(createBucket(env.BUCKET_URL));
  return restore({ from: env.BACKUP_DIR, name: await chosen(env, copy), root: env.DATA_DIR, keys, inBucket });
}

/** Takes the place of another server, whose copies are in the bucket. Brings the database, too. */
export async function runTakeOver(env: Env, [now, ...rest]: readonly string[], clock = systemClock): Promise<string> {
  if ((now !== undefined && now !== 'now') || rest.length > 0) throw new UsageError(USAGE);
  const keys = keysOf(env);
  const { name, inBucket } = await takeNewestCopy(env, clock, { anyway: now !== undefined });
  return restore({ from: env.BACKUP_DIR, name, root: env.DATA_DIR, keys, inBucket });
}

function keysOf(env: Env): MasterKeys {
  const secret = findSecretKey(env.DATA_DIR, env.SECRET_KEY);
  if (!secret && env.DOCUMENT_KEY_FILE === undefined)
    throw new Error(
      `The copies are encrypted, and their key is not here. Put the secret.key of then into ${env.DATA_DIR}, or set SECRET_KEY or DOCUMENT_KEY_FILE.`,
    );
  return masterKeys(env, secret ?? Buffer.alloc(32));
}

async function restore(wanted: Restore): Promise<string> {
  const { applications, documents, lost } = await restoreCopy(wanted);
  return [
    `${wanted.name} is in ${wanted.root}: ${applications} applications and ${documents - lost.length} documents. Start the server; it erases again who was erased since. ${AS_THEN}`,
    ...(lost.length > 0 ? [`In no copy: ${lost.length} documents, such as ${lost[0]}.`] : []),
  ].join('\n');
}

async function chosen({ BACKUP_DIR }: Env, copy: string | undefined): Promise<string> {
  const names = await copiesIn(BACKUP_DIR);
  const name = copy ?? names.at(-1);
  if (name === undefined)
    throw new Error(`There is no copy in ${BACKUP_DIR}. Set BACKUP_DIR to the folder with the copies.`);
  if (!names.includes(name)) throw new Error(`There is no copy ${name} in ${BACKUP_DIR}.`);
  return name;
}
