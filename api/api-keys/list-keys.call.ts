import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { viewKeys } from './view-keys.ts';

export const listKeys = endpoint('listKeys', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600 },
  handle: ({ deps }) => viewKeys(deps),
});
