import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { viewConnections } from './view-connections.ts';

export const listConnections = endpoint('listConnections', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600 },
  handle: ({ deps }) => ({ connections: viewConnections(deps) }),
});
