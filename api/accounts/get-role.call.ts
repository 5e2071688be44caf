import * as z from 'zod/mini';
import { roleReply } from '#contract/account.ts';
import { endpoint } from '../http/endpoint.ts';
import { signedIn } from '../sessions/session-auth.ts';

/** The own row of user_roles; whoever has none is a student. */
export const getRole = endpoint({
  name: 'role',
  path: '/api/me/role',
  methods: ['get'],
  auth: signedIn,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  input: z.object({}),
  output: roleReply,
  handle: ({ caller }) => ({ user_id: caller.account.id, role: caller.role }),
});
