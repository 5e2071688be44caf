import { calls } from '#contract/calls.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { viewInvitation } from '../members/view-invitation.ts';
import { employerTeam } from './employer-team.ts';

/** What the invitation’s page has to ask: only the holder of the mailed link learns whether the address has an account. */
export const checkEmployerInvitation = endpoint(calls.checkEmployerInvitation, {
  readsOnly: true,
  auth: anybody,
  limit: { perNetwork: 240, windowMinutes: 15 },
  handle: ({ deps, input }) => viewInvitation(deps, employerTeam, input.token),
});
