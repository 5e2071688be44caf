import type { ApplicantView } from '#contract/applications/applicant.ts';
import type { Deps } from '../../deps.ts';
import { keepFiles } from '../../documents/keep.ts';
import { recordDocument } from '../../documents/record.ts';
import type { ReceivedFile } from '../../files/intake.ts';
import { advance, assertAllowed } from '../advance.ts';
import type { ApplicantCaller } from '../applicant-auth.ts';
import { loadApplicant } from '../load.ts';
import { tokenStore } from '../token.store.ts';
import { viewApplicant } from '../view.ts';
import { assertDifferentFiles } from './assert-different-files.ts';

/** What the two calls that bring the signed declaration share: limit, first check and work. */
export const enrolment = {
  limit: { perNetwork: 600, perCaller: 30, windowMinutes: 15 },
  admit: (deps: Deps, { applicant }: ApplicantCaller) =>
    assertAllowed(deps, applicant, 'submit-enrolment', 'applicant'),
  receive: receiveEnrolment,
};

async function receiveEnrolment(
  deps: Deps,
  { applicant, held }: ApplicantCaller,
  file: ReceivedFile & { field: string },
): Promise<ApplicantView> {
  assertDifferentFiles(deps, applicant.id, [{ ...file, type: 'enrolment' }]);
  const renewed = await keepFiles(deps, [file], () => {
    loadApplicant(deps, applicant.id);
    recordDocument(deps, applicant.id, 'enrolment', null, file);
    advance(deps, applicant.id, { action: 'submit-enrolment', by: 'applicant' });
    return tokenStore(deps.db).renew(held.token, deps.clock.now());
  });
  deps.mail.wake();
  return viewApplicant(deps, applicant.id, renewed);
}
