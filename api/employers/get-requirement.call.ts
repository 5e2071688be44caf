import { endpoint } from '../http/endpoint.ts';
import { employer, employerOf } from './caller-employer.ts';
import { requirementOf, viewRequirement } from './view-requirement.ts';

export const getRequirement = endpoint('getRequirement', {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle: ({ deps, caller, input }) =>
    viewRequirement(deps, requirementOf(deps, employerOf(deps, caller.account.id).id, input.requirement_id)),
});
