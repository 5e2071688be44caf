import { employer } from '../employers/caller-employer.ts';
import { employerTeam } from '../employers/employer-team.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { handOver } from '../members/membership.ts';
import { viewCallersMembers } from '../members/view-members.ts';

export const handOverEmployer = endpoint('handOverEmployer', {
  auth: employer,
  limit: { perNetwork: 300, perCaller: 60 },
  handle({ deps, caller: { account }, input: { account_id: accountId } }) {
    deps.tx(() => {
      const { organization, isOwner } = employerTeam.acting(deps, account.id);
      // The button was pressed twice: the colleague is the owner already.
      if (organization.ownerId === accountId) return;
      if (!isOwner) throw problem('owner_only');
      const change = { organization, accountId, actorId: account.id };
      if (!handOver(deps, employerTeam, change)) throw problem('member_not_found');
    });
    return viewCallersMembers(deps, employerTeam, account.id);
  },
});
