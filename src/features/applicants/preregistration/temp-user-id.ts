import { readTabStorage, writeTabStorage } from '../shell/tab-storage.ts';
import { TEMP_USER_ID_KEY } from '../shell/token.ts';

/** The idempotency key of step 1, so that a repeated submission makes only one application. */
export function tempUserId(): string {
  const known = readTabStorage(TEMP_USER_ID_KEY);
  return known ?? renewTempUserId();
}

export function renewTempUserId(): string {
  const id = randomId();
  writeTabStorage(TEMP_USER_ID_KEY, id);
  return id;
}

// One line, as in lib/random-id.ts: shared with pages that are none of an applicant's, it would be a script of its own,
// and weigh /join down by a hundred bytes.
function randomId(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & 15).toString(16),
  );
}
