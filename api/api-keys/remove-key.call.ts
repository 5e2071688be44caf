import { assertStillDecides } from '../accounts/admins/admin-acting.ts';
import { recordEvent } from '../audit/record-event.ts';
import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { apiKeyStore } from './api-key.store.ts';
import { viewKeys } from './view-keys.ts';

/** Takes a key back, whoever made it. One that is gone already is no mistake. */
export const removeKey = endpoint('removeKey', {
  auth: admin,
  limit: { perNetwork: 120, perCaller: 60 },
  handle({ deps, caller, input: { key_id } }) {
    const accountId = caller.account.id;
    deps.tx(() => {
      assertStillDecides(deps, caller);
      if (!apiKeyStore(deps.db).remove(key_id)) return;
      recordEvent(deps, ['account', accountId], { actor: 'operator', accountId, action: 'api-key-removed' });
    });
    return viewKeys(deps);
  },
});
