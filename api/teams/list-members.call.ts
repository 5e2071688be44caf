import { endpoint } from '../http/endpoint.ts';
import { viewCallersMembers } from '../members/view-members.ts';
import { teamCaller } from './team-caller.ts';

export const listMembers = endpoint('listMembers', {
  auth: teamCaller,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle: ({ deps, caller: { team, account } }) => viewCallersMembers(deps, team, account.id),
});
