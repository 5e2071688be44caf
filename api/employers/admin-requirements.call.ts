import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { existingEmployer } from './caller-employer.ts';
import { pageOfRequirements } from './view-requirement.ts';

export const adminRequirements = endpoint('adminRequirements', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300 },
  readsOnly: true,
  handle: ({ deps, input: { employer_id: id, ...place } }) =>
    pageOfRequirements(deps, { ...place, employer: existingEmployer(deps, id).id }),
});
