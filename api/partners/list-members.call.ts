import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { onboardedPartner } from './caller-partner.ts';
import { viewOwnMembers } from './view-members.ts';

export const listMembers = endpoint(calls.listMembers, {
  auth: onboardedPartner,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  handle: ({ deps, caller }) => viewOwnMembers(deps, caller),
});
