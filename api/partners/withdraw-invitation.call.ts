import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { withdraw } from '../members/invite.ts';
import { onboardedPartner } from './caller-partner.ts';
import { partnerTeam } from './partner-team.ts';

export const withdrawInvitation = endpoint(calls.withdrawInvitation, {
  auth: onboardedPartner,
  limit: { perNetwork: 300, perCaller: 60, windowMinutes: 15 },
  handle: ({ deps, caller, input }) => withdraw(deps, partnerTeam, caller, input.id),
});
