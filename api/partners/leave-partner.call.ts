import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { leave } from '../members/end-access.ts';
import { onboardedPartner } from './caller-partner.ts';
import { partnerTeam } from './partner-team.ts';

export const leavePartner = endpoint(calls.leavePartner, {
  auth: onboardedPartner,
  limit: { perNetwork: 300, perCaller: 30, windowMinutes: 15 },
  handle: ({ deps, caller }) => leave(deps, partnerTeam, caller.account.id),
});
