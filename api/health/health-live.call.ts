import { calls } from '#contract/calls.ts';
import { anybody, endpoint } from '../http/endpoint.ts';

/** The process answers. */
export const live = endpoint(calls.live, {
  auth: anybody,
  limit: { perNetwork: 6000, windowMinutes: 15 },
  handle: () => ({ status: 'ok' as const }),
});
