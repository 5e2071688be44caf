import { endpoint } from '../http/endpoint.ts';
import { recordSecurity } from '../security/record.ts';
import { sessionStore } from '../sessions/session.store.ts';
import { anyVisitor } from '../sessions/session-auth.ts';

export const signOut = endpoint('signOut', {
  auth: anyVisitor,
  limit: { perNetwork: 900 },
  handle({ deps, caller, cookies, from }) {
    if (caller) {
      sessionStore(deps.db).end(caller.session.id, caller.account.id);
      recordSecurity(deps, 'logout', from.network, { accountId: caller.account.id });
    }
    cookies.clear('session');
    return { success: true as const };
  },
});
