import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** Every place in DATA_DIR that the server uses. */
export interface Folders {
  root: string;
  uploads: string;
  tmp: string;
  /** Files that no row names, kept for a while: a restored database may name them again. */
  orphans: string;
  outbox: string;
  backups: string;
  appDb: string;
  countersDb: string;
  lockDb: string;
}

/** Creates what is missing; passport scans live here, so nobody but the server's own user may look in. */
export function prepareFolders(root: string): Folders {
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
  mkdirSync(root, { recursive: true, mode: 0o700 });
  for (const dir of [folders.uploads, folders.tmp, folders.orphans, folders.outbox, folders.backups]) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
  }
  return folders;
}
