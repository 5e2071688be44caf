import { endpoint } from '../http/endpoint.ts';
import { viewPlacement } from '../placements/view-placement.ts';
import { callerApplication } from './caller-application.ts';

export const getPlacement = endpoint('getPlacement', {
  auth: callerApplication,
  limit: { perNetwork: 1200, perCaller: 240 },
  handle: ({ deps, caller }) => viewPlacement(deps, caller.applicant),
});
