import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { flushSync } from '../files/flush.ts';

/** Every place in DATA_DIR that the server uses. */
export interface Folders {
  root: string;
  uploads: string;
  tmp: string;
  /** Files that no row names, kept for 30 days: a restored database may name them again. */
  orphans: string;
  outbox: string;
  backups: string;
  appDb: string;
  countersDb: string;
  lockDb: string;
}

const PRIVATE = 0o700;
const OTHERS = 0o077;

/**
 * Creates missing folders. They hold passport scans, so only the server's own system user may look in; `warn` is told
 * of a folder that stays open to others. Missing documents are for `createDeps` to judge.
 */
export function prepareFolders(root: string, warn: (sentence: string) => void = () => {}): Folders {
  const folders: Folders = {
    root,
    uploads: path.join(root, 'uploads'),
    tmp: path.join(root, 'tmp'),
    orphans: path.join(root, 'orphans'),
    outbox: path.join(root, 'outbox'),
    backups: path.join(root, 'backups'),
    appDb: path.join(root, 'app.db'),
    countersDb: path.join(root, 'counters.db'),
    lockDb: path.join(root, 'lock.db'),
  };
  const isNew = !existsSync(folders.appDb);
  const { uploads, tmp, orphans, outbox, backups } = folders;
  for (const dir of [root, tmp, orphans, outbox, backups, ...(isNew ? [uploads] : [])]) makePrivate(dir);
  for (const dir of [root, tmp, orphans, outbox, backups, uploads]) closeToOthers(dir, warn);
  return folders;
}

function makePrivate(dir: string): void {
  try {
    const first = mkdirSync(dir, { recursive: true, mode: PRIVATE });
    if (first !== undefined) flushNames(path.resolve(dir), path.resolve(first));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const user = process.getuid?.() ?? 'of the server';
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      throw new Error(
        `The folder ${dir} cannot be made (${code}). Let the data folder belong to the user who starts the server (chown -R ${user} …), on a disk that can be written, or set DATA_DIR to another folder.`,
      );
    throw error;
  }
}

/** A new folder lasts, with all that is in it, once its parent's names are on the disk. */
function flushNames(made: string, first: string): void {
  const parent = path.dirname(made);
  flushSync(parent);
  if (made !== first) flushNames(parent, first);
}

/** Closes a folder to others: it may have been made by hand, or by a program that left it open. */
function closeToOthers(dir: string, warn: (sentence: string) => void): void {
  if (!existsSync(dir) || (statSync(dir).mode & OTHERS) === 0) return;
  try {
    chmodSync(dir, PRIVATE);
  } catch {
    warn(`${dir} can be read by other users of this machine, and is not this user's to change: chmod 700 ${dir}`);
  }
}

/** @throws Error where it is not there: behind a mistyped DATA_DIR all applications would seem to be gone */
export function refuseMissingFolder(root: string): void {
  if (!existsSync(root))
    throw new Error(
      `There is no folder ${root}. Correct DATA_DIR, or make the folder for a new start: mkdir -m 700 ${root}`,
    );
}

/** @throws Error for another system user than the server's: the server could not open files that this user creates */
export function refuseForeignUser(file: string): void {
  // Windows has no user ids.
  const own = process.getuid?.();
  if (own === undefined || !existsSync(file)) return;
  const { uid } = statSync(file);
  if (uid !== own)
    throw new Error(
      `${file} belongs to the user with id ${uid}, and you are ${own}. Run this as that user; nothing was changed.`,
    );
}
