import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { viewPages } from './view-settings.ts';

/** Tries again what has failed. */
export const buildPages = endpoint('buildPages', {
  auth: admin,
  limit: { perNetwork: 120, perCaller: 60 },
  handle({ deps }) {
    deps.siteBuild.ask();
    return { pages: viewPages(deps) };
  },
});
