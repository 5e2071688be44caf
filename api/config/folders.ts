import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** Every place in DATA_DIR that the server uses. */
export interface Folders {
  root: string;
  uploads: string;
  tmp: string;
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
    outbox: path.join(root, 'outbox'),
    backups: path.join(root, 'backups'),
    appDb: path.join(root, 'app.db'),
    countersDb: path.join(root, 'counters.db'),
    lockDb: path.join(root, 'lock.db'),
  };
  mkdirSync(root, { recursive: true });
  for (const dir of [folders.uploads, folders.tmp, folders.outbox, folders.backups]) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
  }
  return folders;
}
