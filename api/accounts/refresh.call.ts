import { endpoint } from '../http/endpoint.ts';
import { signedIn } from '../sessions/session-auth.ts';
import { issueCookie, viewUser } from '../sessions/sessions.ts';

export const refresh = endpoint('refresh', {
  auth: signedIn,
  limit: { perNetwork: 1200, perCaller: 120 },
  handle({ deps, caller, cookies }) {
    issueCookie(deps, cookies, caller);
    return { user: viewUser(caller) };
  },
});
