import { randomId } from '#src/lib/random-id.ts';
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
