import { callerApplication } from '../applicants/caller-application.ts';
import { endpoint } from '../http/endpoint.ts';
import { currentConsents } from './view-consents.ts';

export const ownConsents = endpoint('ownConsents', {
  auth: callerApplication,
  limit: { perNetwork: 1200, perCaller: 240 },
  handle: ({ deps, caller }) => currentConsents(deps, caller.applicant),
});
