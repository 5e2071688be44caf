import { endpoint } from '../http/endpoint.ts';
import { applicantToken } from './applicant-auth.ts';
import { viewApplicant } from './view.ts';

export const getApplicant = endpoint('getApplicant', {
  auth: applicantToken,
  limit: { perNetwork: 1200, perCaller: 120 },
  handle: ({ deps, caller: { applicant, held } }) => ({
    success: true as const,
    applicant: viewApplicant(deps, applicant.id, held),
  }),
});
