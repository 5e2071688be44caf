import * as z from 'zod/mini';
import { sessionReply } from '#contract/account.ts';
import { endpoint } from '../http/endpoint.ts';
import { anyVisitor } from '../sessions/session-auth.ts';
import { viewUser } from '../sessions/sessions.ts';

/** Who this browser is signed in as, with the role; nobody: null. */
export const getSession = endpoint({
  name: 'session',
  path: '/api/auth/session',
  methods: ['get'],
  auth: anyVisitor,
  limit: { perNetwork: 3000, windowMinutes: 15 },
  input: z.object({}),
  output: sessionReply,
  handle: ({ caller }) => ({ user: caller ? viewUser(caller) : null }),
});
