import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { viewPages } from './view-settings.ts';

export const getPagesState = endpoint('getPagesState', {
  auth: adminOrReader,
  // While they are built, a page asks every few seconds.
  limit: { perNetwork: 2400, perCaller: 1200 },
  handle: ({ deps }) => ({ pages: viewPages(deps) }),
});
