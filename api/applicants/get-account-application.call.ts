import { endpoint } from '../http/endpoint.ts';
import { student } from '../sessions/session-auth.ts';
import { viewApplicationOf } from './application-of-account.ts';

export const getAccountApplication = endpoint('getAccountApplication', {
  auth: student,
  limit: { perNetwork: 1200, perCaller: 120 },
  handle: ({ deps, caller }) => viewApplicationOf(deps, caller.account),
});
