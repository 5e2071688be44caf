import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { remove } from '../members/end-access.ts';
import { employer } from './caller-employer.ts';
import { employerTeam } from './employer-team.ts';

export const employerRemoveMember = endpoint(calls.employerRemoveMember, {
  auth: employer,
  limit: { perNetwork: 300, perCaller: 60, windowMinutes: 15 },
  handle: ({ deps, caller, input }) => remove(deps, employerTeam, caller.account.id, input.account_id),
});
