import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { invite } from '../members/invite.ts';
import { onboardedPartner } from './caller-partner.ts';
import { partnerTeam } from './partner-team.ts';

export const inviteMember = endpoint(calls.inviteMember, {
  auth: onboardedPartner,
  limit: { perNetwork: 300, perCaller: 60, windowMinutes: 15 },
  handle: ({ deps, caller, input, from }) =>
    invite(deps, partnerTeam, { account: caller.account, network: from.network }, input),
});
