import { PDF_ONLY } from '#contract/documents/file.ts';
import { keepFiles } from '../../documents/keep.ts';
import { recordDocument } from '../../documents/record.ts';
import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { advance, assertAllowed } from '../advance.ts';
import { applicantToken } from '../applicant-auth.ts';
import { loadApplicant } from '../load.ts';
import { tokenStore } from '../token.store.ts';
import { viewApplicant } from '../view.ts';
import { assertDifferentFiles } from './assert-different-files.ts';

export const submitEnrolment = endpoint('submitEnrolment', {
  auth: applicantToken,
  limit: { perNetwork: 600, perCaller: 30 },
  files: { enrolment: { allowed: PDF_ONLY, required: 'enrolment_required' } },
  admit: (deps, { applicant }) => assertAllowed(deps, applicant, 'submit-enrolment', 'applicant'),
  page: '/status',
  async handle({ deps, caller: { applicant, held }, files: { enrolment: file } }) {
    if (!file) throw problem('enrolment_required');
    assertDifferentFiles(deps, applicant.id, [{ ...file, type: 'enrolment' }]);
    const renewed = await keepFiles(deps, [file], () => {
      loadApplicant(deps, applicant.id);
      recordDocument(deps, applicant.id, 'enrolment', null, file);
      advance(deps, applicant.id, { action: 'submit-enrolment', by: 'applicant' });
      return tokenStore(deps.db).renew(held.token, deps.clock.now());
    });
    return { success: true as const, applicant: viewApplicant(deps, applicant.id, renewed) };
  },
});
