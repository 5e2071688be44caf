import { endpoint } from '../http/endpoint.ts';
import { employer, employerOf } from './caller-employer.ts';
import { viewDuties } from './view-duties.ts';
import { requirementOf } from './view-requirement.ts';

export const listDuties = endpoint('listDuties', {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle: ({ deps, caller, input }) =>
    viewDuties(deps, requirementOf(deps, employerOf(deps, caller.account.id).id, input.requirement_id)),
});
