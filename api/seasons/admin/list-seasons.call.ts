import { adminOrKey } from '../../api-keys/admin-or-key.ts';
import { endpoint } from '../../http/endpoint.ts';
import { viewSeasons } from './view-seasons.ts';

export const listSeasons = endpoint('listSeasons', {
  auth: adminOrKey,
  limit: { perNetwork: 1200, perCaller: 600 },
  handle: ({ deps }) => viewSeasons(deps),
});
