import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { sessionStore } from '../sessions/session.store.ts';
import { signedIn } from '../sessions/session-auth.ts';

/** Signs the caller's own account out on another device. A session of another account is treated as unknown. */
export const endSession = endpoint('endSession', {
  auth: signedIn,
  limit: { perNetwork: 600, perCaller: 60 },
  handle({ deps, caller, input, cookies }) {
    if (!sessionStore(deps.db).end(input.id, caller.account.id)) throw problem('session_not_found');
    if (input.id === caller.session.id) cookies.clear('session');
    return { success: true as const };
  },
});
