import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { remove } from '../members/end-access.ts';
import { onboardedPartner } from './caller-partner.ts';
import { partnerTeam } from './partner-team.ts';

export const removeMember = endpoint(calls.removeMember, {
  auth: onboardedPartner,
  limit: { perNetwork: 300, perCaller: 60, windowMinutes: 15 },
  handle: ({ deps, caller, input }) => remove(deps, partnerTeam, caller.account.id, input.account_id),
});
