import type { InputOf, ReplyOf } from '#contract/calls.ts';
import { DOCUMENT_FILES } from '#contract/documents/file.ts';
import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { tab } from '#src/lib/storage.ts';
import { sentenceOf } from '#src/ui/chosen-file/file-sentence.ts';
import { fileProblems, sendFiles } from '#src/ui/chosen-file/send-files.ts';
import { AddressSlip } from '#src/ui/email-slip/AddressSlip.tsx';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import type { SendHooks } from '#src/ui/form/useSending.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { isHelping } from '../shell/tab-storage.ts';
import { TEMP_USER_ID_KEY } from '../shell/token.ts';
import { typedProblems } from '../shell/typed-problems.ts';
import { partnerField } from '../wizard/partner.ts';
import { FILE_NAME, NAMES } from '../wizard/step1-names.ts';
import { keptDraft } from './kept-draft.ts';

/** Exported from here, so that step 1 fetches them in the same script. */
export { AddressSlip, ErrorSummary, keptDraft, sentenceOf };

export async function checkStep1(entries: Entries): Promise<Problem[]> {
  const typed = NAMES.filter((name) => name !== FILE_NAME);
  return [
    ...(await typedProblems('preregistration', entries, typed)),
    ...(await fileProblems(entries, [{ name: FILE_NAME, allowed: DOCUMENT_FILES }], 'hub4africa_required')),
  ];
}

export async function sendStep1(entries: Entries, lang: Lang, hooks: SendHooks): Promise<Answer<ReplyOf<Step1>>> {
  const sendAs = (key: string) =>
    sendFiles('POST /api/functions/submit-preregistration', entries, fieldsBeside(lang, key), { lang, ...hooks });
  const answer = await sendAs(tempUserId());
  // The key belongs to an earlier form with another address: a new key makes this one a separate submission.
  const reused = answer.kind === 'refused' && answer.code === 'key_reused';
  return reused ? sendAs(renewTempUserId()) : answer;
}

type Step1 = 'POST /api/functions/submit-preregistration';

function fieldsBeside(lang: Lang, key: string) {
  const helper = isHelping() ? { for_another: 'true' } : {};
  return { lang, idempotency_key: key, ...partnerField(location.search), ...helper } satisfies Partial<InputOf<Step1>>;
}

/** The idempotency key of step 1, so that a repeated submission makes only one application. */
function tempUserId(): string {
  const known = tab.read(TEMP_USER_ID_KEY);
  return known ?? renewTempUserId();
}

function renewTempUserId(): string {
  const id = randomId();
  tab.write(TEMP_USER_ID_KEY, id);
  return id;
}

// One line, as in lib/random-id.ts: shared with pages that are none of an applicant's, it would be a script of its own,
// and weigh /join down by a hundred bytes.
function randomId(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & 15).toString(16),
  );
}
