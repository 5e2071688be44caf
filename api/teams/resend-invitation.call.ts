import { endpoint } from '../http/endpoint.ts';
import { callersInvitation, inviteInto } from '../members/invite.ts';
import { viewCallersMembers } from '../members/view-members.ts';
import { teamCaller } from './team-caller.ts';

/** With another link, as the former one may have gone to a wrong hand. A repeat changes nothing. */
export const resendInvitation = endpoint('resendInvitation', {
  auth: teamCaller,
  limit: { perNetwork: 300, perCaller: 60 },
  handle({ deps, caller: { team, account }, input: { id }, from: { network } }) {
    deps.tx(() => {
      const { organization, invitation } = callersInvitation(deps, team, account.id, id);
      if (!invitation) return;
      team.members(deps).endInvitation(id, deps.clock.now());
      const { email, lang } = invitation;
      inviteInto(deps, team, { organization, account, network, email, lang });
    });
    return viewCallersMembers(deps, team, account.id);
  },
});
