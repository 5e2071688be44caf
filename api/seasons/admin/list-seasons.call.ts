import { calls } from '#contract/calls.ts';
import { endpoint } from '../../http/endpoint.ts';
import { adminOrReader } from '../../sessions/session-auth.ts';
import { viewSeasons } from './view-seasons.ts';

export const listSeasons = endpoint(calls.listSeasons, {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600, windowMinutes: 15 },
  handle: ({ deps }) => viewSeasons(deps),
});
