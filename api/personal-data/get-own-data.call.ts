import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { ownData } from './own-data.ts';
import { viewOwnData } from './view-own-data.ts';

/** What the page "your data" shows. */
export const getOwnData = endpoint(calls.getOwnData, {
  auth: ownData,
  limit: { perNetwork: 1200, perCaller: 240, windowMinutes: 15 },
  handle: ({ deps, caller }) => viewOwnData(deps, caller),
});
