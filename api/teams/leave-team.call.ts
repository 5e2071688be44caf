import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { endMembership } from '../members/membership.ts';
import { teamCaller } from './team-caller.ts';

/** The owner stays: an organisation without one would have nobody who answers for it. */
export const leaveTeam = endpoint('leaveTeam', {
  auth: teamCaller,
  limit: { perNetwork: 300, perCaller: 30 },
  handle({ deps, caller: { team, account } }) {
    deps.tx(() => {
      const { organization, isOwner } = team.acting(deps, account.id);
      if (isOwner) throw problem(team.role === 'partner' ? 'owner_stays' : 'owner_hands_over');
      endMembership(deps, team, { organization, accountId: account.id, actorId: account.id });
    });
    return { success: true } as const;
  },
});
