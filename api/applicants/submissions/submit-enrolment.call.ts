import { calls } from '#contract/calls.ts';
import { PDF_ONLY } from '#contract/documents/file.ts';
import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { applicantToken } from '../applicant-auth.ts';
import { enrolment } from './enrolment.ts';

/** Step 3, with a PDF. */
export const submitEnrolment = endpoint(calls.submitEnrolment, {
  auth: applicantToken,
  limit: enrolment.limit,
  files: { enrolment: { allowed: PDF_ONLY, required: 'enrolment_required' } },
  admit: enrolment.admit,
  async handle({ deps, caller, files: { enrolment: file } }) {
    if (!file) throw problem('enrolment_required');
    return { success: true as const, applicant: await enrolment.receive(deps, caller, file) };
  },
});
