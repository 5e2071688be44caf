import { DOCUMENT_FILES } from '#contract/documents/file.ts';
import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { applicantToken } from '../applicant-auth.ts';
import { deferredCertificate, step2 } from './step2.ts';

const REQUIRED = 'step2_files_required';

export const submitA2Cv = endpoint('submitA2Cv', {
  auth: applicantToken,
  limit: step2.limit,
  files: {
    a2: { allowed: DOCUMENT_FILES, required: REQUIRED, excusedBy: 'a2_follows' },
    cv: { allowed: DOCUMENT_FILES, required: REQUIRED },
    passport: { allowed: DOCUMENT_FILES, required: REQUIRED },
  },
  admit: step2.admit,
  page: '/status',
  async handle({ deps, caller, input, files: { a2, cv, passport } }) {
    if (!cv || !passport) throw problem(REQUIRED);
    const certificate = a2 ?? deferredCertificate(deps, caller.applicant, input.a2_follows, REQUIRED);
    const files = { a2: certificate, cv, passport, passportFollows: input.passport_follows };
    return { success: true as const, applicant: await step2.receive(deps, caller, files) };
  },
});
