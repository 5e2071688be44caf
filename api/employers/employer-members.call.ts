import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { viewCallersMembers } from '../members/view-members.ts';
import { employer } from './caller-employer.ts';
import { employerTeam } from './employer-team.ts';

export const employerMembers = endpoint(calls.employerMembers, {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  handle: ({ deps, caller }) => viewCallersMembers(deps, employerTeam, caller.account.id),
});
