import { endpoint } from '../http/endpoint.ts';
import { signedIn } from '../sessions/session-auth.ts';
import { isLastOfOrganization, eraseObstacle as obstacleOf } from './erase-account.ts';

export const eraseObstacle = endpoint('eraseObstacle', {
  auth: signedIn,
  limit: { perNetwork: 1200, perCaller: 120 },
  handle: ({ deps, caller: { account } }) => {
    const obstacle = obstacleOf(deps, account.id) ?? null;
    return { obstacle, ends_organization: obstacle === null && isLastOfOrganization(deps, account.id) };
  },
});
