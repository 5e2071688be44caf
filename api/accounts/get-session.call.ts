import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { anyVisitor } from '../sessions/session-auth.ts';
import { viewUser } from '../sessions/sessions.ts';

/** The account that this browser is signed in to, with its role; null if it is signed out. */
export const getSession = endpoint(calls.getSession, {
  auth: anyVisitor,
  limit: { perNetwork: 3000, windowMinutes: 15 },
  handle: ({ caller }) => ({ user: caller ? viewUser(caller) : null }),
});
