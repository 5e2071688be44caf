import * as z from 'zod/mini';
import { applicantReply } from '#contract/applicant.ts';
import { DOCUMENT_FILES } from '#contract/file.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { applicantToken } from './applicant-auth.ts';
import { step2 } from './step2.ts';

const REQUIRED = 'step2_files_required';

/** Step 2 of the wizard. */
export const submitA2Cv = endpoint({
  name: 'submit-a2-cv',
  path: '/api/functions/submit-a2-cv',
  methods: ['post'],
  auth: applicantToken,
  limit: step2.limit,
  input: z.object({}),
  output: applicantReply,
  files: {
    a2: { names: ['a2_file'], allowed: DOCUMENT_FILES, required: REQUIRED },
    cv: { names: ['cv_file'], allowed: DOCUMENT_FILES, required: REQUIRED },
    passport: { names: ['passport_file', 'id_file'], allowed: DOCUMENT_FILES, required: REQUIRED },
  },
  admit: step2.admit,
  async handle({ deps, caller, files: { a2, cv, passport } }) {
    if (!a2 || !cv || !passport) throw problem(REQUIRED);
    return { success: true as const, applicant: await step2.receive(deps, caller, { a2, cv, passport }) };
  },
});
