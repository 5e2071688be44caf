import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { leave } from '../members/end-access.ts';
import { employer } from './caller-employer.ts';
import { employerTeam } from './employer-team.ts';

export const leaveEmployer = endpoint(calls.leaveEmployer, {
  auth: employer,
  limit: { perNetwork: 300, perCaller: 30, windowMinutes: 15 },
  handle: ({ deps, caller }) => leave(deps, employerTeam, caller.account.id),
});
