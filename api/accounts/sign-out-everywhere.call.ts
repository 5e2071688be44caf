import { endpoint } from '../http/endpoint.ts';
import { recordSecurity } from '../security/record.ts';
import { sessionStore } from '../sessions/session.store.ts';
import { signedIn } from '../sessions/session-auth.ts';
import { endLinks } from './end-links.ts';

export const signOutEverywhere = endpoint('signOutEverywhere', {
  auth: signedIn,
  limit: { perNetwork: 600, perCaller: 60 },
  handle({ deps, caller, cookies, from }) {
    deps.tx(() => {
      sessionStore(deps.db).endAll(caller.account.id);
      endLinks(deps, caller.account.id);
    });
    recordSecurity(deps, 'logout', from.network, { accountId: caller.account.id, metadata: { everywhere: true } });
    cookies.clear('session');
    return { success: true as const };
  },
});
