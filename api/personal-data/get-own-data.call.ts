import { endpoint } from '../http/endpoint.ts';
import { callerData } from './caller-data.ts';
import { viewCallersData } from './view-callers-data.ts';

export const getOwnData = endpoint('getOwnData', {
  auth: callerData,
  limit: { perNetwork: 1200, perCaller: 240 },
  handle: ({ deps, caller }) => viewCallersData(deps, caller),
});
