import { readSession, writeSession } from '../shell/session.ts';
import { TEMP_USER_ID_KEY } from '../shell/token.ts';

/** The idempotency key of step 1, so that a repeated submission makes only one application. */
export function tempUserId(): string {
  const known = readSession(TEMP_USER_ID_KEY);
  return known ?? renewTempUserId();
}

export function renewTempUserId(): string {
  const id = randomId();
  writeSession(TEMP_USER_ID_KEY, id);
  return id;
}

/** A UUID version 4; crypto.randomUUID is missing on pages over plain HTTP. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
