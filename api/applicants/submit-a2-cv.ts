import * as z from 'zod/mini';
import { applicantReply } from '#contract/applicant.ts';
import { DOCUMENT_FILES } from '#contract/file.ts';
import { keepFiles } from '../documents/keep.ts';
import { recordDocument } from '../documents/record.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { advance, assertAllowed } from './advance.ts';
import { applicantToken } from './applicant-auth.ts';
import { viewApplicant } from './view.ts';

const REQUIRED = 'step2_files_required';

export const submitA2Cv = endpoint({
  name: 'submit-a2-cv',
  path: '/api/functions/submit-a2-cv',
  methods: ['post'],
  auth: applicantToken,
  limit: { perNetwork: 600, perCaller: 30, windowMinutes: 15 },
  input: z.object({}),
  output: applicantReply,
  files: {
    a2: { names: ['a2_file'], allowed: DOCUMENT_FILES, required: REQUIRED },
    cv: { names: ['cv_file'], allowed: DOCUMENT_FILES, required: REQUIRED },
    passport: { names: ['passport_file', 'id_file'], allowed: DOCUMENT_FILES, required: REQUIRED },
  },
  admit: (deps, { applicant }) => assertAllowed(deps, applicant, 'submit-documents', 'applicant'),
  async handle({ deps, caller: { applicant, held }, files: { a2, cv, passport } }) {
    if (!a2 || !cv || !passport) throw problem(REQUIRED);
    const renewed = await keepFiles(deps, [a2, cv, passport], () => {
      recordDocument(deps, applicant.id, 'a2', null, a2);
      recordDocument(deps, applicant.id, 'cv', null, cv);
      recordDocument(deps, applicant.id, 'passport', passport.field === 'id_file' ? 'id' : 'passport', passport);
      advance(deps, applicant.id, { action: 'submit-documents', by: 'applicant' });
      return deps.tokens.renew(held.token, deps.clock.now());
    });
    deps.mail.wake();
    return { success: true as const, applicant: viewApplicant(deps, applicant.id, renewed) };
  },
});
