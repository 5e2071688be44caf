import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { withdraw } from '../members/invite.ts';
import { employer } from './caller-employer.ts';
import { employerTeam } from './employer-team.ts';

export const employerWithdrawInvitation = endpoint(calls.employerWithdrawInvitation, {
  auth: employer,
  limit: { perNetwork: 300, perCaller: 60, windowMinutes: 15 },
  handle: ({ deps, caller, input }) => withdraw(deps, employerTeam, caller, input.id),
});
