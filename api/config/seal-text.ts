import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts a secret that the server has to read, and a thief of what holds it must not. Each use has a key of its own. */
export function sealText(secretKey: Buffer, use: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey, use), iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** @throws Error where it was sealed with another key, or changed */
export function openText(secretKey: Buffer, use: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey, use), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

function keyOf(secretKey: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', use, 32));
}
