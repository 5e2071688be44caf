import { calls } from '#contract/calls.ts';
import { PDF_ONLY } from '#contract/file.ts';
import { keepFiles } from '../documents/keep.ts';
import { recordDocument } from '../documents/record.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { advance, assertAllowed } from './advance.ts';
import { applicantToken } from './applicant-auth.ts';
import { viewApplicant } from './view.ts';

export const submitEnrolment = endpoint(calls.submitEnrolment, {
  auth: applicantToken,
  limit: { perNetwork: 600, perCaller: 30, windowMinutes: 15 },
  files: { enrolment: { names: ['enrolment_file'], allowed: PDF_ONLY, required: 'enrolment_required' } },
  admit: (deps, { applicant }) => assertAllowed(deps, applicant, 'submit-enrolment', 'applicant'),
  async handle({ deps, caller: { applicant, held }, files: { enrolment } }) {
    if (!enrolment) throw problem('enrolment_required');
    const renewed = await keepFiles(deps, [enrolment], () => {
      recordDocument(deps, applicant.id, 'enrolment', null, enrolment);
      advance(deps, applicant.id, { action: 'submit-enrolment', by: 'applicant' });
      return deps.tokens.renew(held.token, deps.clock.now());
    });
    deps.mail.wake();
    return { success: true as const, applicant: viewApplicant(deps, applicant.id, renewed) };
  },
});
