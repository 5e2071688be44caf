import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { MasterKey, MasterKeys } from '../config/master-keys.ts';
import { KEY_BYTES, TAG_BYTES } from '../files/sealed-format.ts';
import type { DocumentKey } from './document-key.store.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;

export function newFileKey(): KeyObject {
  return createSecretKey(randomBytes(KEY_BYTES));
}

/** Encrypts the key of a file: a nonce, the key, a tag. It opens for the file of this id and this owner only. */
export function wrapKey(
  { id: key_id, key }: MasterKey,
  id: string,
  owner: string | undefined,
  fileKey: KeyObject,
): DocumentKey {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(boundTo(id, owner));
  const sealed = cipher.update(fileKey.export());
  return { id, key_id, wrapped: Buffer.concat([nonce, sealed, cipher.final(), cipher.getAuthTag()]) };
}

/**
 * Undefined where the master key is not among these, the wrapped key was changed, or the file has come to another owner.
 * Keys from before 25 November 2026 are bound to the id of their file alone, until they are wrapped anew.
 */
export function unwrapKey(masters: MasterKeys, key: DocumentKey, owner: string | undefined): KeyObject | undefined {
  const master = [masters.current, ...masters.older].find((one) => one.id === key.key_id);
  return master && (unwrap(master, key, boundTo(key.id, owner)) ?? unwrap(master, key, boundTo(key.id, undefined)));
}

function boundTo(id: string, owner: string | undefined): Buffer {
  return Buffer.from(owner === undefined ? id : `${id} of ${owner}`);
}

function unwrap(master: MasterKey, { wrapped }: DocumentKey, bound: Buffer): KeyObject | undefined {
  const decipher = createDecipheriv(CIPHER, master.key, wrapped.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  try {
    decipher.setAAD(bound).setAuthTag(wrapped.subarray(-TAG_BYTES));
    const fileKey = decipher.update(wrapped.subarray(NONCE_BYTES, -TAG_BYTES));
    decipher.final();
    return createSecretKey(fileKey);
  } catch {
    return undefined;
  }
}
