import * as z from 'zod/mini';
import { ownApplicationReply } from '#contract/account.ts';
import { endpoint } from '../http/endpoint.ts';
import { student } from '../sessions/session-auth.ts';
import { viewApplicationOf } from './application-of-account.ts';

/** The application of the student who is signed in. */
export const getOwnApplication = endpoint({
  name: 'own-application',
  path: '/api/me/application',
  methods: ['get'],
  auth: student,
  limit: { perNetwork: 1200, perCaller: 120, windowMinutes: 15 },
  input: z.object({}),
  output: ownApplicationReply,
  handle: ({ deps, caller }) => viewApplicationOf(deps, caller.account),
});
