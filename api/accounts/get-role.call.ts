import { endpoint } from '../http/endpoint.ts';
import { signedIn } from '../sessions/session-auth.ts';

/** The caller's row of user_roles; an account without one is a student's. */
export const getRole = endpoint('getRole', {
  auth: signedIn,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle: ({ caller }) => ({ user_id: caller.account.id, role: caller.role }),
});
