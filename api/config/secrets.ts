import { createHmac, createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flushSync } from '../files/flush.ts';

const KEY_BYTES = 32;

/** The server's key, if there is one yet. */
export function findSecretKey(dataDir: string, fromEnv: string | undefined): Buffer | undefined {
  const isThere = fromEnv !== undefined || existsSync(path.join(dataDir, 'secret.key'));
  return isThere ? readSecretKey(dataDir, fromEnv) : undefined;
}

/** The server's key: from SECRET_KEY, or from DATA_DIR/secret.key, which is created (0600) if it is missing. */
export function readSecretKey(dataDir: string, fromEnv: string | undefined): Buffer {
  if (fromEnv !== undefined) return Buffer.from(fromEnv, 'base64');
  const file = path.join(dataDir, 'secret.key');
  if (!existsSync(file)) makeKey(dataDir, file);
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (key.length < KEY_BYTES)
    throw new Error(
      `${file} is damaged: restore it from a backup. Documents are encrypted with it, unless DOCUMENT_KEY_FILE is set: only then, or before the first document, delete it to make a new one.`,
    );
  return key;
}

/** Nobody can make this key again: it has its name once its bytes are on the disk, and is used once its name is. */
function makeKey(dataDir: string, file: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx', flush: true });
    // Unlike a rename, it fails if the file exists: two processes that start at once agree on one key.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  flushSync(dataDir);
}

const prepared = new WeakMap<Buffer, KeyObject>();

/** The key as Node's ciphers and signatures take it at once: with its bytes, each use takes ten times as long. */
export function preparedKey(key: Buffer): KeyObject {
  const made = prepared.get(key) ?? createSecretKey(key);
  prepared.set(key, made);
  return made;
}

const pseudonyms = new WeakMap<Buffer, Map<string, string>>();
// A megabyte at most. The same address is counted several times in a row.
const MOST_KNOWN = 5000;
const LONGEST_KNOWN = 100;

/** A name that stands for a value, such as an address in a counter, without revealing it. */
export function pseudonym(key: Buffer, value: string): string {
  const known = pseudonyms.get(key) ?? new Map<string, string>();
  pseudonyms.set(key, known);
  const before = known.get(value);
  if (before !== undefined) return before;
  const name = createHmac('sha256', preparedKey(key)).update(value).digest('base64url').slice(0, 22);
  if (known.size >= MOST_KNOWN) known.clear();
  if (value.length <= LONGEST_KNOWN) known.set(value, name);
  return name;
}
