import { randomBytes, randomUUID } from 'node:crypto';
import { MAX_API_KEYS } from '#contract/limits.ts';
import { assertStillDecides } from '../accounts/admins/admin-acting.ts';
import { assertPasswordOf } from '../accounts/caller-password.ts';
import { type Happened, recordEvent } from '../audit/record-event.ts';
import { endpoint } from '../http/endpoint.ts';
import { KEY_PREFIX } from '../http/identity.ts';
import { problem } from '../http/problem.ts';
import { admin } from '../sessions/session-auth.ts';
import { berlinDayEndIn } from '../time/berlin-time.ts';
import { hashOfKey } from './admin-or-key.ts';
import { apiKeyStore } from './api-key.store.ts';
import { viewKeys } from './view-keys.ts';

/** Asks for the password: a key outlives a session that was stolen. */
export const makeKey = endpoint('makeKey', {
  auth: admin,
  limit: { perNetwork: 60, perCaller: 30 },
  async handle({ deps, caller, from, input: { name, days, password } }) {
    await assertPasswordOf(deps, caller.account, from, password);
    const { db, clock } = deps;
    const [at, id, key] = [clock.now(), randomUUID(), `${KEY_PREFIX}${randomBytes(24).toString('base64url')}`];
    const account_id = caller.account.id;
    deps.tx(() => {
      assertStillDecides(deps, caller);
      if (apiKeyStore(db).list(MAX_API_KEYS).length === MAX_API_KEYS) throw problem('too_many_api_keys');
      apiKeyStore(db).add({
        ...{ id, name, account_id, created_at: at, expires_at: berlinDayEndIn(days, at), last_used_on: null },
        sha256: hashOfKey(key),
      });
      const act = {
        actor: 'operator',
        accountId: account_id,
        action: 'api-key-made',
        detail: { days },
      } satisfies Happened;
      recordEvent(deps, ['account', account_id], act);
    });
    return { key, ...viewKeys(deps) };
  },
});
