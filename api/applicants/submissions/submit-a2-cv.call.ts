import { calls } from '#contract/calls.ts';
import { DOCUMENT_FILES } from '#contract/documents/file.ts';
import type { Deps } from '../../deps.ts';
import { endpoint } from '../../http/endpoint.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import type { Applicant } from '../applicant.store.ts';
import { applicantToken } from '../applicant-auth.ts';
import { mayFollowUntil } from '../may-follow.ts';
import { step2 } from './step2.ts';

const REQUIRED = 'step2_files_required';

export const submitA2Cv = endpoint(calls.submitA2Cv, {
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
    const certificate = a2 ?? deferred(deps, caller.applicant, input.a2_follows);
    const files = { a2: certificate, cv, passport, passportFollows: input.passport_follows };
    return { success: true as const, applicant: await step2.receive(deps, caller, files) };
  },
});

/** The last day of a certificate that follows; throws if the applicant has not chosen that, or may not. */
function deferred(deps: Deps, applicant: Applicant, isChosen: boolean): { followsUntil: string } {
  const followsUntil = mayFollowUntil('a2', deps, applicant);
  if (!isChosen || followsUntil === undefined) throw fieldProblem([{ path: 'a2_file', code: REQUIRED }]);
  return { followsUntil };
}
