import { createHash } from 'node:crypto';
import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import { type Auth, isKey } from '../http/identity.ts';
import { problem } from '../http/problem.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { type ApiKey, apiKeyStore } from './api-key.store.ts';

/** For calls that answer with figures alone: no name, no address, no file. A key that leaks gives nobody away. */
export const adminOrKey: Auth<SignedIn | ApiKey> = {
  name: 'admin, reader or key',
  fields: [],
  takesKeys: true,
  resolve: (deps, credentials) =>
    isKey(credentials.token) ? callerOfKey(deps, credentials.token) : adminOrReader.resolve(deps, credentials),
  countAs: (caller) => ('account' in caller ? caller.account.id : caller.id),
};

export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function callerOfKey(deps: Deps, token: string): ApiKey {
  const key = apiKeyStore(deps.db).findValid(hashOfKey(token), deps.clock.now());
  if (!key) throw problem('api_key_invalid');
  const today = berlinDate(deps.clock.now());
  if (key.last_used_on !== today) noteUse(deps, key, today);
  return key;
}

/** The first use of a day is written down under the key's name. Reading goes on where nothing can be written. */
function noteUse(deps: Deps, { id, name, account_id }: ApiKey, today: string): void {
  try {
    deps.tx(() => {
      apiKeyStore(deps.db).markUsed(id, today);
      recordEvent(deps, ['account', account_id], { actor: 'system', who: { name }, action: 'api-key-used' });
    });
  } catch (error) {
    deps.log.error({ error: String(error) }, 'the use of a key was not written down');
  }
}
