import { DOCUMENT_FILES, PDF_ONLY } from '#contract/documents/file.ts';
import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { applicantToken } from '../applicant-auth.ts';
import { step2 } from './step2.ts';

const REQUIRED = 'verification_files_required';

export const submitVerification = endpoint('submitVerification', {
  auth: applicantToken,
  limit: step2.limit,
  files: {
    a2: { allowed: DOCUMENT_FILES, required: REQUIRED },
    cv: { allowed: PDF_ONLY, required: REQUIRED },
  },
  admit: step2.admit,
  page: '/status',
  async handle({ deps, caller, files: { a2, cv } }) {
    if (!a2 || !cv) throw problem(REQUIRED);
    return { success: true as const, applicant: await step2.receive(deps, caller, { a2, cv }) };
  },
});
