import type { MasterKeys } from '../config/master-keys.ts';
import type { Deps } from '../deps.ts';
import { copiesIn, readManifest } from './backup-folder.ts';

/** Whether the newest copy was encrypted with a key that this server has not got. Half a copy is none. */
export async function isOthers({ current, older }: MasterKeys, folder: string): Promise<boolean> {
  const newest = (await copiesIn(folder)).at(-1);
  const manifest = newest === undefined ? undefined : await readManifest(folder, newest).catch(() => undefined);
  const own = [current, ...older].map(({ id }) => id);
  return manifest?.parts.some(({ key_id }) => !own.includes(key_id)) ?? false;
}

/** By the key: a server that was restored, or whose folder was moved, goes on. @throws Error where they are not its own */
export async function assertOwnCopies({ env, masterKeys }: Pick<Deps, 'env' | 'masterKeys'>): Promise<void> {
  if (await isOthers(masterKeys, env.BACKUP_DIR))
    throw new Error(
      `${env.BACKUP_DIR} holds copies of another server, with a key that is not here, and each of the two would delete those of the other. Set another BACKUP_DIR, or move them away.`,
    );
}
