import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { viewSettings } from './view-settings.ts';

/** The settings in force, for the page that changes them. */
export const getSettings = endpoint(calls.getSettings, {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600, windowMinutes: 15 },
  handle: ({ deps }) => viewSettings(deps),
});
