import type { ApplicantView } from '#contract/applications/applicant.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Deferrable, Subtype } from '#contract/model/document.ts';
import type { Deps } from '../../deps.ts';
import { keepFiles } from '../../documents/keep.ts';
import { recordDocument } from '../../documents/record.ts';
import type { ReceivedFile } from '../../files/intake.ts';
import type { Call } from '../../http/endpoint.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import { plannedSeasonOf } from '../../seasons/season-of.ts';
import { advance, assertAllowed } from '../advance.ts';
import type { Applicant } from '../applicant.store.ts';
import type { ApplicantCaller } from '../applicant-auth.ts';
import { deferredDocumentStore } from '../deferred-document.store.ts';
import { loadApplicant } from '../load.ts';
import { mayFollowUntil } from '../may-follow.ts';
import { tokenStore } from '../token.store.ts';
import { viewApplicant } from '../view.ts';
import { assertDifferentFiles } from './assert-different-files.ts';

type SentFile = ReceivedFile & { field: string };

/** The files of step 2; a form without a passport leaves it as a missing document. */
interface Step2Files {
  /** The certificate, or the ISO date until which it follows. */
  a2: SentFile | { followsUntil: string };
  cv: SentFile;
  passport?: SentFile;
  /** It is an identity card: the passport follows, if the programme allows that. */
  passportFollows?: boolean;
}

/** What the three calls that bring the documents of step 2 share: limit, first check and work. */
export const step2 = {
  limit: { perNetwork: 600, perCaller: 30 },
  admit: (deps: Deps, { applicant }: ApplicantCaller) =>
    assertAllowed(deps, applicant, 'submit-documents', 'applicant'),
  receive: receiveStep2,
};

type WholeForm = Call<{ a2_follows: boolean; passport_follows: boolean }, ApplicantCaller, 'a2' | 'cv' | 'passport'>;

/** The work of the calls whose form brings all three; `required` says that one is missing. */
export const receiveWhole =
  (required: ErrorCode) =>
  async ({ deps, caller, input, files: { a2, cv, passport } }: WholeForm) => {
    if (!cv || !passport) throw problem(required);
    const certificate = a2 ?? deferredCertificate(deps, caller.applicant, input.a2_follows, required);
    const files = { a2: certificate, cv, passport, passportFollows: input.passport_follows };
    return { success: true as const, applicant: await receiveStep2(deps, caller, files) };
  };

/** The last day of a certificate that follows; throws `required` if that was not chosen, or is not allowed. */
function deferredCertificate(deps: Deps, applicant: Applicant, isChosen: boolean, required: ErrorCode) {
  const followsUntil = mayFollowUntil('a2', plannedSeasonOf(deps, applicant), deps.clock.now());
  if (!isChosen || followsUntil === undefined) throw fieldProblem([{ path: 'a2_file', code: required }]);
  return { followsUntil };
}

async function receiveStep2(deps: Deps, caller: ApplicantCaller, brought: Step2Files): Promise<ApplicantView> {
  const { applicant, held } = caller;
  const { a2, cv, passport, passportFollows = false } = brought;
  // A form may have been open while the day passed: whoever says that it is a card is asked for the passport all the same.
  const passportFollowsUntil = passportFollows && plannedSeasonOf(deps, applicant)?.passport_follows_until;
  const defer = (type: Deferrable, due_on: string) =>
    deferredDocumentStore(deps.db).add(applicant.id, { type, due_on }, deps.clock.now());
  const files = [a2, cv, passport].filter((file) => file !== undefined && 'id' in file);
  assertDifferentFiles(deps, applicant.id, [
    ...('id' in a2 ? [{ ...a2, type: 'a2' as const }] : []),
    { ...cv, type: 'cv' },
    ...(passport ? [{ ...passport, type: 'passport' as const }] : []),
  ]);
  const renewed = await keepFiles(deps, files, () => {
    loadApplicant(deps, applicant.id);
    if ('id' in a2) recordDocument(deps, applicant.id, 'a2', null, a2);
    else defer('a2', a2.followsUntil);
    recordDocument(deps, applicant.id, 'cv', null, cv);
    if (passport)
      recordDocument(deps, applicant.id, 'passport', passportFollows ? 'id' : subtypeOf(passport), passport);
    if (passportFollowsUntil) defer('passport', passportFollowsUntil);
    advance(deps, applicant.id, { action: 'submit-documents', by: 'applicant' });
    return tokenStore(deps.db).renew(held.token, deps.clock.now());
  });
  return viewApplicant(deps, applicant.id, renewed);
}

/** The subtype of a document, by which of its two field names the file came. */
function subtypeOf({ field }: { field: string }): Subtype {
  return field === 'id_file' ? 'id' : 'passport';
}
