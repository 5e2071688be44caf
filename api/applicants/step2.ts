import type { ApplicantView } from '#contract/applicant.ts';
import type { Subtype } from '#contract/document.ts';
import type { Deps } from '../deps.ts';
import { keepFiles } from '../documents/keep.ts';
import { recordDocument } from '../documents/record.ts';
import type { ReceivedFile } from '../files/intake.ts';
import { advance, assertAllowed } from './advance.ts';
import type { ApplicantCaller } from './applicant-auth.ts';
import { assertOwnFiles } from './own-files.ts';
import { viewApplicant } from './view.ts';

type SentFile = ReceivedFile & { field: string };

/** The files of step 2; a form without a passport leaves it as a missing document. */
interface Step2Files {
  /** The certificate, or the ISO date until which it follows. */
  a2: SentFile | { followsUntil: string };
  cv: SentFile;
  passport?: SentFile;
}

/** What the three calls that bring the documents of step 2 share: limit, first check and work. */
export const step2 = {
  limit: { perNetwork: 600, perCaller: 30, windowMinutes: 15 },
  admit: (deps: Deps, { applicant }: ApplicantCaller) =>
    assertAllowed(deps, applicant, 'submit-documents', 'applicant'),
  receive: receiveStep2,
};

async function receiveStep2(deps: Deps, caller: ApplicantCaller, brought: Step2Files): Promise<ApplicantView> {
  const { applicant, held } = caller;
  const { a2, cv, passport } = brought;
  const files = [a2, cv, passport].filter((file) => file !== undefined && 'id' in file);
  assertOwnFiles(deps, applicant.id, [
    ...('id' in a2 ? [{ ...a2, type: 'a2' as const }] : []),
    { ...cv, type: 'cv' },
    ...(passport ? [{ ...passport, type: 'passport' as const }] : []),
  ]);
  const renewed = await keepFiles(deps, files, () => {
    if ('id' in a2) recordDocument(deps, applicant.id, 'a2', null, a2);
    else deps.deferredDocuments.add(applicant.id, { type: 'a2', due_on: a2.followsUntil }, deps.clock.now());
    recordDocument(deps, applicant.id, 'cv', null, cv);
    if (passport) recordDocument(deps, applicant.id, 'passport', subtypeOf(passport), passport);
    advance(deps, applicant.id, { action: 'submit-documents', by: 'applicant' });
    return deps.tokens.renew(held.token, deps.clock.now());
  });
  deps.mail.wake();
  return viewApplicant(deps, applicant.id, renewed);
}

/** The subtype of a document, by which of its two field names the file came. */
function subtypeOf({ field }: { field: string }): Subtype {
  return field === 'id_file' ? 'id' : 'passport';
}
