import * as z from 'zod/mini';
import { applicantReply } from '#contract/applicant.ts';
import { endpoint } from '../http/endpoint.ts';
import { applicantToken } from './applicant-auth.ts';
import { viewApplicant } from './view.ts';

/** Ends the reminders of one application; the mails that something has happened go on. */
export const stopReminders = endpoint({
  name: 'stop-reminders',
  path: '/api/functions/stop-reminders',
  methods: ['post'],
  auth: applicantToken,
  limit: { perNetwork: 300, perCaller: 20, windowMinutes: 15 },
  input: z.object({}),
  output: applicantReply,
  handle({ deps, caller: { applicant, held } }) {
    deps.applicants.stopReminders(applicant.id, deps.clock.now());
    return { success: true as const, applicant: viewApplicant(deps, applicant.id, held) };
  },
});
