import { assertStillDecides } from '../accounts/admins/admin-acting.ts';
import { eventStore } from '../audit/event.store.ts';
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
      const act = { subject: 'account', subjectId: accountId, actor: 'operator', who: { accountId } } as const;
      eventStore(deps.db).add({ at: deps.clock.now(), ...act, action: 'api-key-removed' });
    });
    return viewKeys(deps);
  },
});
