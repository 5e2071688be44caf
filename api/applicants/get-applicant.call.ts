import { endpoint } from '../http/endpoint.ts';
import { applicationToken } from './applicant-auth.ts';
import { viewOf } from './view.ts';

export const getApplicant = endpoint('getApplicant', {
  auth: applicationToken,
  limit: { perNetwork: 1200, perCaller: 120 },
  handle: ({ deps, caller }) => ({
    success: true as const,
    applicant: viewOf(deps, caller.application, caller.held),
  }),
});
