import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { viewsOf } from './saved-views.ts';

export const listViews = endpoint('listViews', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle: ({ deps, caller }) => viewsOf(deps, caller.account.id),
});
