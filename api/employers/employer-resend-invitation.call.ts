import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { sendAgain } from '../members/invite.ts';
import { employer } from './caller-employer.ts';
import { employerTeam } from './employer-team.ts';

export const employerResendInvitation = endpoint(calls.employerResendInvitation, {
  auth: employer,
  limit: { perNetwork: 300, perCaller: 60, windowMinutes: 15 },
  handle: ({ deps, caller, input, from }) =>
    sendAgain(deps, employerTeam, { account: caller.account, network: from.network }, input.id),
});
