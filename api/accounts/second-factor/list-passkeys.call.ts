import { endpoint } from '../../http/endpoint.ts';
import { signedIn } from '../../sessions/session-auth.ts';
import { viewPasskeys } from '../passkeys.ts';

export const listPasskeys = endpoint('listPasskeys', {
  auth: signedIn,
  limit: { perNetwork: 1200, perCaller: 120 },
  handle: ({ deps, caller }) => viewPasskeys(deps, caller.account),
});
