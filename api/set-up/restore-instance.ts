import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copiesIn, type Manifest } from '../backups/backup-folder.ts';
import { instanceStore } from '../backups/instance.store.ts';
import { restoreCopy } from '../backups/restore-copy.ts';
import { masterKeys } from '../config/master-keys.ts';
import type { Deps } from '../deps.ts';
import { syncFolder } from '../files/disk.ts';
import type { SetUpHost } from './set-up.ts';
import { RESTORED, RESTORING } from './take-restored.ts';

const FOLDER_MODE = 0o700;
const KEY_MODE = 0o600;
const KEY_ITSELF = /^[A-Za-z0-9+/]{43,}={0,2}$/;

interface Wanted {
  /** The folder with the copies, of which the newest is taken. */
  from: string;
  /** The key of then, or the path of a file that holds it; without it the server's own. */
  key: string | undefined;
  host: SetUpHost;
}

/** Whether nobody has used this server yet: nothing is lost where a copy takes its place. */
export function isEmptyInstance({ db }: Pick<Deps, 'db'>): boolean {
  return instanceStore(db).isEmpty();
}

/**
 * Restores a copy into a folder of its own and starts on it for trial, which erases again whoever was erased since. The
 * next start takes it over whole (take-restored.ts); what fails before has changed nothing.
 */
export async function restoreInstance(deps: Deps, { from, key, host }: Wanted): Promise<Manifest & { lost: string[] }> {
  const { env, folders, secretKey } = deps;
  const root = path.join(folders.root, RESTORING);
  const name = (await copiesIn(from)).at(-1);
  if (name === undefined) throw new Error(`There is no copy in ${from}.`);
  // Of two at one moment, one restores. What a crash has left, the next start removes.
  await mkdir(root, { mode: FOLDER_MODE }).catch((error) => {
    throw error.code === 'EEXIST' ? new Error('A backup is being restored already.') : error;
  });
  try {
    const secret = key === undefined ? secretKey : await givenKey(key);
    // From then on it is the server's own, unless that is set outside.
    if (env.SECRET_KEY === undefined)
      await writeFile(path.join(root, 'secret.key'), secret.toString('base64'), { mode: KEY_MODE, flush: true });
    const restored = await restoreCopy({ from, name, root, keys: masterKeys(env, secret) });
    await host.tryOut(root);
    await syncFolder(root);
    if (!isEmptyInstance(deps)) throw new Error('This server was used meanwhile.');
    await rename(root, path.join(folders.root, RESTORED));
    await syncFolder(folders.root);
    return restored;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function givenKey(key: string): Promise<Buffer> {
  const said = (path.isAbsolute(key) && !KEY_ITSELF.test(key) ? await readFile(key, 'utf8') : key).trim();
  if (KEY_ITSELF.test(said)) return Buffer.from(said, 'base64');
  throw new Error('That is no key: it is base64 of 32 bytes, or the path of a file that holds it.');
}
