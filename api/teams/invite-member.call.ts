import { endpoint } from '../http/endpoint.ts';
import { inviteInto } from '../members/invite.ts';
import { viewCallersMembers } from '../members/view-members.ts';
import { teamCaller } from './team-caller.ts';

/** The answer is the same whether the address has an account or not. */
export const inviteMember = endpoint('inviteMember', {
  auth: teamCaller,
  limit: { perNetwork: 300, perCaller: 60 },
  handle({ deps, caller: { team, account }, input, from: { network } }) {
    deps.tx(() => {
      const { organization } = team.acting(deps, account.id);
      inviteInto(deps, team, { organization, account, network, ...input });
    });
    return viewCallersMembers(deps, team, account.id);
  },
});
