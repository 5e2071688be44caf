import * as z from 'zod/mini';
import { applicantReply } from '#contract/applicant.ts';
import { endpoint } from '../http/endpoint.ts';
import { applicantToken } from './applicant-auth.ts';
import { viewOf } from './view.ts';

export const getApplicant = endpoint({
  name: 'get-applicant',
  path: '/api/functions/get-applicant',
  methods: ['get', 'post'],
  auth: applicantToken,
  limit: { perNetwork: 1200, perCaller: 120, windowMinutes: 15 },
  input: z.object({}),
  output: applicantReply,
  handle: ({ deps, caller }) => ({
    success: true as const,
    applicant: viewOf(deps, caller.applicant, caller.held),
  }),
});
