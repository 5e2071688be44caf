import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { signedIn } from '../sessions/session-auth.ts';

/** The own row of user_roles; whoever has none is a student. */
export const getRole = endpoint(calls.getRole, {
  auth: signedIn,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  handle: ({ caller }) => ({ user_id: caller.account.id, role: caller.role }),
});
