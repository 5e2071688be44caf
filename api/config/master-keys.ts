import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from './env.ts';

/** A key that encrypts the keys of documents. */
export interface MasterKey {
  /** Made of the key: the same key has the same id everywhere. */
  id: string;
  key: KeyObject;
}

export interface MasterKeys {
  /** For new documents. */
  current: MasterKey;
  /** These open older documents, until their keys have been changed over. */
  older: readonly MasterKey[];
  /** `data-folder`: whoever has the whole data folder has the key too. */
  place: 'key-file' | 'environment' | 'data-folder';
}

type Given = Pick<
  Env,
  'DATA_DIR' | 'SECRET_KEY' | 'SECRET_KEY_FILE' | 'DOCUMENT_KEY_FILE' | 'DOCUMENT_KEY_FILE_PREVIOUS'
>;

/** The key of DOCUMENT_KEY_FILE, or one made of the server's secret key. @throws Error for a file that holds no key */
export function masterKeys(env: Given, secretKey: Buffer): MasterKeys {
  const ofServer = masterKey(secretKey);
  const [own, previous] = fileKeys(env);
  const current = own ?? ofServer;
  const older = [previous, own && ofServer].filter((one) => one !== undefined);
  return { current, older: older.filter(({ id }) => id !== current.id), place: placeOf(env) };
}

/** Ids of the keys that are there, without making one. */
export function knownMasterKeys(env: Given, secretKey: Buffer | undefined): string[] {
  return [...fileKeys(env), secretKey && masterKey(secretKey)].flatMap((one) => one?.id ?? []);
}

function fileKeys({ DOCUMENT_KEY_FILE, DOCUMENT_KEY_FILE_PREVIOUS }: Given): (MasterKey | undefined)[] {
  return [
    DOCUMENT_KEY_FILE === undefined ? undefined : keyOfFile('DOCUMENT_KEY_FILE', DOCUMENT_KEY_FILE),
    DOCUMENT_KEY_FILE_PREVIOUS === undefined
      ? undefined
      : keyOfFile('DOCUMENT_KEY_FILE_PREVIOUS', DOCUMENT_KEY_FILE_PREVIOUS),
  ];
}

const BASE64_OF_32_BYTES = /^[A-Za-z0-9+/]{43,}={0,2}$/;

function keyOfFile(variable: string, file: string): MasterKey {
  let content: string;
  try {
    content = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `${variable} names ${file}, which cannot be read (${code}). Put the file back, let this user read it, or correct the path; without it the documents stay closed. Nothing was changed.`,
    );
  }
  if (!BASE64_OF_32_BYTES.test(content))
    throw new Error(
      `${variable} names ${file}, which holds no key (base64 of at least 32 bytes). Put the right file back; npm run documents -- new-key <file> makes a new one. Nothing was changed.`,
    );
  return masterKey(Buffer.from(content, 'base64'));
}

/** Neither the key nor its id tells anything about the secret that it is made of. */
function masterKey(secret: Buffer): MasterKey {
  const derive = (what: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', what, bytes));
  return {
    id: derive('werksommer: id of the key of documents', 4).toString('hex'),
    key: createSecretKey(derive('werksommer: key of documents', 32)),
  };
}

function placeOf({ DATA_DIR, SECRET_KEY, SECRET_KEY_FILE, DOCUMENT_KEY_FILE }: Given): MasterKeys['place'] {
  const file = DOCUMENT_KEY_FILE ?? SECRET_KEY_FILE;
  if (file !== undefined && !path.relative(DATA_DIR, file).startsWith('..')) return 'data-folder';
  if (DOCUMENT_KEY_FILE !== undefined) return 'key-file';
  return SECRET_KEY === undefined ? 'data-folder' : 'environment';
}
