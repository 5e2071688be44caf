import { calls } from '#contract/calls.ts';
import { anybody, endpoint } from '../http/endpoint.ts';

/** Tells that the process answers. */
export const live = endpoint(calls.live, {
  auth: anybody,
  limit: { perNetwork: 6000, windowMinutes: 15 },
  handle: () => ({ status: 'ok' as const }),
});
