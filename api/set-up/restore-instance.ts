import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copiesIn, type Manifest } from '../backups/backup-folder.ts';
import { instanceStore } from '../backups/instance.store.ts';
import { restoreCopy } from '../backups/restore-copy.ts';
import { UnusableCopy } from '../backups/unusable-copy.ts';
import { masterKeys } from '../config/master-keys.ts';
import type { Deps } from '../deps.ts';
import { syncFolder } from '../files/disk.ts';
import type { SetUpHost } from './set-up.ts';
import { RESTORED, RESTORING } from './take-restored.ts';

const FOLDER_MODE = 0o700;
const KEY_MODE = 0o600;
const LONGEST_KEY_BYTES = 1000;
const KEY_ITSELF = /^[A-Za-z0-9+/]{43,}={0,2}$/;

interface Wanted {
  /** The folder with the copies, of which the newest is taken. */
  from: string;
  /** The key of then, or the path of a file that holds it; without it the server's own. */
  key: string | undefined;
  host: SetUpHost;
}

/**
 * Restores a copy into a folder of its own and starts on it for trial, which erases again whoever was erased since. The
 * next start takes it over whole (take-restored.ts); what fails before has changed nothing.
 */
export async function restoreInstance(deps: Deps, { from, key, host }: Wanted): Promise<Manifest & { lost: string[] }> {
  const { env, folders, secretKey } = deps;
  const root = path.join(folders.root, RESTORING);
  const name = (await copiesIn(from).catch(() => [])).at(-1);
  if (name === undefined)
    throw new UnusableCopy(`In ${from} findet der Server keine Kopie.`, `The server finds no copy in ${from}.`);
  // Of two at one moment, one restores. What a crash has left, the next start removes.
  await mkdir(root, { mode: FOLDER_MODE }).catch((error) => {
    throw error.code === 'EEXIST'
      ? new UnusableCopy('Gerade wird schon eine Sicherung zurückgespielt.', 'A backup is being restored already.')
      : error;
  });
  try {
    const secret = key === undefined ? secretKey : await givenKey(key);
    // From then on it is the server's own, unless that is set outside.
    if (env.SECRET_KEY === undefined)
      await writeFile(path.join(root, 'secret.key'), secret.toString('base64'), { mode: KEY_MODE, flush: true });
    const restored = await restoreCopy({ from, name, root, keys: masterKeys(env, secret) });
    await host.tryOut(root).catch(refuseCopy);
    await syncFolder(root);
    if (!instanceStore(deps.db).isEmpty())
      throw new UnusableCopy('Inzwischen wurde dieser Server benutzt.', 'This server was used meanwhile.');
    await rename(root, path.join(folders.root, RESTORED));
    await syncFolder(folders.root);
    return restored;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** What the start advises is meant for a folder that stays. */
function refuseCopy({ message }: Error): never {
  throw new UnusableCopy(
    `Mit dieser Kopie startet kein Server. Liegen documents und erased.jsonl mit im Ordner? Er sagt auf Englisch: ${message}`,
    `No server starts on this copy. Are documents and erased.jsonl in the folder, too? It says: ${message}`,
  );
}

async function givenKey(key: string): Promise<Buffer> {
  const isPath = path.isAbsolute(key) && !KEY_ITSELF.test(key);
  const said = isPath ? await shortFile(key) : key.trim();
  if (KEY_ITSELF.test(said)) return Buffer.from(said, 'base64');
  throw new UnusableCopy(
    'Das ist kein Schlüssel: Er hat mindestens 43 Zeichen (Base64), oder Sie nennen eine Datei mit ihm, die der Server lesen kann.',
    'That is no key: it has at least 43 characters (base64), or is the path of a file with it that the server can read.',
  );
}

/** Empty for what is no key's file: a device or a pipe may never end. */
async function shortFile(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  const isShort = found?.isFile() && found.size > 0 && found.size <= LONGEST_KEY_BYTES;
  return isShort ? (await readFile(file, 'utf8').catch(() => '')).trim() : '';
}
