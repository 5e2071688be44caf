import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KEY_BYTES = 32;

/** The server's key: from SECRET_KEY, or from DATA_DIR/secret.key, which is made (0600) where it is missing. */
export function readSecretKey(dataDir: string, fromEnv: string | undefined): Buffer {
  if (fromEnv !== undefined) return Buffer.from(fromEnv, 'base64');
  const file = path.join(dataDir, 'secret.key');
  try {
    // 'wx' fails where the file exists: two processes that start at once agree on one key.
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (key.length < KEY_BYTES)
    throw new Error(`${file} is damaged: restore it from a backup, or delete it to make a new one`);
  return key;
}

// Preparing a key costs five times as much as using it.
const prepared = new WeakMap<Buffer, KeyObject>();

/** A name that stands for a value without revealing it, such as an address in a counter. */
export function pseudonym(key: Buffer, value: string): string {
  const known = prepared.get(key) ?? createSecretKey(key);
  prepared.set(key, known);
  return createHmac('sha256', known).update(value).digest('base64url').slice(0, 22);
}
