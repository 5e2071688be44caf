import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { viewCallersMembers } from '../members/view-members.ts';
import { onboardedPartner } from './caller-partner.ts';
import { partnerTeam } from './partner-team.ts';

export const listMembers = endpoint(calls.listMembers, {
  auth: onboardedPartner,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  handle: ({ deps, caller }) => viewCallersMembers(deps, partnerTeam, caller.account.id),
});
