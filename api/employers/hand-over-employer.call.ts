import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { giveAway } from '../members/end-access.ts';
import { employer } from './caller-employer.ts';
import { employerTeam } from './employer-team.ts';

export const handOverEmployer = endpoint(calls.handOverEmployer, {
  auth: employer,
  limit: { perNetwork: 300, perCaller: 60, windowMinutes: 15 },
  handle: ({ deps, caller, input }) => giveAway(deps, employerTeam, caller.account.id, input.account_id),
});
