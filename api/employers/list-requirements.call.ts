import { endpoint } from '../http/endpoint.ts';
import { employer, employerOf } from './caller-employer.ts';
import { pageOfRequirements } from './view-requirement.ts';

export const listRequirements = endpoint('listRequirements', {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle: ({ deps, caller, input }) =>
    pageOfRequirements(deps, { ...input, employer: employerOf(deps, caller.account.id).id }),
});
