import { endpoint } from '../http/endpoint.ts';
import { callersInvitation } from '../members/invite.ts';
import { viewCallersMembers } from '../members/view-members.ts';
import { teamCaller } from './team-caller.ts';

/** A repeat, or another organisation's invitation, changes nothing. */
export const withdrawInvitation = endpoint('withdrawInvitation', {
  auth: teamCaller,
  limit: { perNetwork: 300, perCaller: 60 },
  handle({ deps, caller: { team, account }, input: { id } }) {
    deps.tx(() => {
      const { organization, invitation } = callersInvitation(deps, team, account.id, id);
      if (!invitation) return;
      team.members(deps).endInvitation(id, deps.clock.now());
      team.note(deps, organization, { action: 'withdraw_invitation', actorId: account.id });
    });
    return viewCallersMembers(deps, team, account.id);
  },
});
