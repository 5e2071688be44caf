import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { viewSettings } from './view-settings.ts';

export const getSettings = endpoint('getSettings', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600 },
  handle: ({ deps }) => viewSettings(deps),
});
