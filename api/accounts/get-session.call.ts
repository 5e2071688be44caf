import { endpoint } from '../http/endpoint.ts';
import { anyVisitor } from '../sessions/session-auth.ts';
import { viewUser } from '../sessions/sessions.ts';

export const getSession = endpoint('getSession', {
  auth: anyVisitor,
  limit: { perNetwork: 3000 },
  handle: ({ caller }) => ({ user: caller ? viewUser(caller) : null }),
});
