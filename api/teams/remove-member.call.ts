import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { endMembership } from '../members/membership.ts';
import { viewCallersMembers } from '../members/view-members.ts';
import { teamCaller } from './team-caller.ts';

/** A repeat, or an account that is no member, changes nothing. */
export const removeMember = endpoint('removeMember', {
  auth: teamCaller,
  limit: { perNetwork: 300, perCaller: 60 },
  handle({ deps, caller: { team, account }, input: { account_id: accountId } }) {
    deps.tx(() => {
      const { organization, isOwner } = team.acting(deps, account.id);
      if (!isOwner) throw problem('owner_only');
      endMembership(deps, team, { organization, accountId, actorId: account.id });
    });
    return viewCallersMembers(deps, team, account.id);
  },
});
