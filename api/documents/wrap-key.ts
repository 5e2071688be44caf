import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import type { MasterKey, MasterKeys } from '../config/master-keys.ts';
import { randomBytes } from '../files/random-bytes.ts';
import { KEY_BYTES, TAG_BYTES } from '../files/sealed-format.ts';
import type { DocumentKey } from './document-key.store.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;

/** A key for one file. */
export function newFileKey(): KeyObject {
  return createSecretKey(randomBytes(KEY_BYTES));
}

/** Encrypts the key of a file: a nonce, the key, a tag. It opens for the file of this id only. */
export function wrapKey({ id: key_id, key }: MasterKey, id: string, fileKey: KeyObject): DocumentKey {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(id));
  const sealed = cipher.update(fileKey.export());
  return { id, key_id, wrapped: Buffer.concat([nonce, sealed, cipher.final(), cipher.getAuthTag()]) };
}

/** Undefined where the master key is not among these, or the wrapped key was changed. */
export function unwrapKey({ current, older }: MasterKeys, { id, key_id, wrapped }: DocumentKey): KeyObject | undefined {
  const master = [current, ...older].find((one) => one.id === key_id);
  if (!master) return undefined;
  const decipher = createDecipheriv(CIPHER, master.key, wrapped.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  try {
    decipher.setAAD(Buffer.from(id)).setAuthTag(wrapped.subarray(-TAG_BYTES));
    const fileKey = decipher.update(wrapped.subarray(NONCE_BYTES, -TAG_BYTES));
    decipher.final();
    return createSecretKey(fileKey);
  } catch {
    return undefined;
  }
}
