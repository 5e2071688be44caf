import { callerApplication } from '../applicants/caller-application.ts';
import { endpoint } from '../http/endpoint.ts';
import { viewOffers } from './view-match.ts';

export const listOffers = endpoint('listOffers', {
  auth: callerApplication,
  limit: { perNetwork: 1200, perCaller: 120 },
  readsOnly: true,
  handle: ({ deps, caller }) => viewOffers(deps, caller.applicant.id),
});
