import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { pageOfAssignment } from './view-assignment.ts';

export const getAssignment = endpoint('getAssignment', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300 },
  readsOnly: true,
  handle: ({ deps, input }) => pageOfAssignment(deps, input),
});
