import path from 'node:path';
import type { Env } from '../config/env.ts';
import type { Folders } from '../config/folders.ts';
import { knownMasterKeys } from '../config/master-keys.ts';
import { findSecretKey } from '../config/secrets.ts';
import type { Db } from '../db/open.ts';
import { acceptedLoss } from './disk-storage.ts';
import { findOtherMaster } from './document-key.store.ts';

/**
 * Refuses a database whose documents are encrypted with a key that is not here: a new key would be made instead, and
 * new documents would hide that the older ones cannot be read.
 */
export function refuseOtherKeys(db: Db, env: Env, { root, uploads }: Pick<Folders, 'root' | 'uploads'>): void {
  const secretKey = findSecretKey(root, env.SECRET_KEY);
  const missing = findOtherMaster(db, knownMasterKeys(env, secretKey));
  const loss = acceptedLoss(uploads);
  if (missing === undefined || loss.isThere()) return;
  throw new Error(
    `Documents are encrypted with the key ${missing}, which is not here. ${placesOf(env, root, secretKey !== undefined)} Nothing was changed. If that key is lost for good, these documents are, too: to go on without them, ${loss.howTo}`,
  );
}

function placesOf(env: Env, root: string, hasSecretKey: boolean): string {
  if (env.DOCUMENT_KEY_FILE !== undefined)
    return `${env.DOCUMENT_KEY_FILE} (DOCUMENT_KEY_FILE) holds another one: put the right file back, or name it in DOCUMENT_KEY_FILE_PREVIOUS while keys are changed over.`;
  const own = 'Was it in a file of its own? Then name that file in DOCUMENT_KEY_FILE.';
  if (env.SECRET_KEY !== undefined) return `SECRET_KEY is another one: set it as it was. ${own}`;
  const file = path.join(root, 'secret.key');
  return `${file} is ${hasSecretKey ? 'another one' : 'missing'}: restore it from a backup. ${own}`;
}
