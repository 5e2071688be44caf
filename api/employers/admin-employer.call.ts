import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { existingEmployer } from './caller-employer.ts';
import { viewEmployerForAdmin } from './view-employer.ts';

export const adminEmployer = endpoint('adminEmployer', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle: ({ deps, input }) => viewEmployerForAdmin(deps, existingEmployer(deps, input.employer_id)),
});
