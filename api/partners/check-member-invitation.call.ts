import { calls } from '#contract/calls.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { viewInvitation } from '../members/view-invitation.ts';
import { partnerTeam } from './partner-team.ts';

/** What the invitation’s page has to ask: only the holder of the mailed link learns whether the address has an account. */
export const checkMemberInvitation = endpoint(calls.checkMemberInvitation, {
  readsOnly: true,
  auth: anybody,
  limit: { perNetwork: 240, windowMinutes: 15 },
  handle: ({ deps, input }) => viewInvitation(deps, partnerTeam, input.token),
});
