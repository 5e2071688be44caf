import { useEffect } from 'react';
import { DOCUMENT_FILES } from '#contract/file.ts';
import type { Answer } from '#src/lib/answer.ts';
import { callMultipart } from '#src/lib/call.ts';
import { errorText } from '#src/lib/error-text.ts';
import { type Entries, wireForm } from '#src/ui/form/entries.ts';
import { sentenceOf } from '#src/ui/form/FileField.tsx';
import type { Problem } from '#src/ui/form/problems.ts';
import { type FormHandle, useForm } from '#src/ui/form/useForm.ts';
import type { SendHooks } from '#src/ui/form/useSending.ts';
import { forgetPartner, keepPartner, partnerField } from './partner.ts';
import { renewTempUserId, tempUserId, writeSession } from './session.ts';
import { DRAFT_KEY, readAccessToken } from './token.ts';
import { typedProblems } from './typed-problems.ts';
import { fileProblems } from './upload-problems.ts';
import { useWizard } from './wizard-context.ts';

export const FILE_NAME = 'hub4africa_file';
const NAMES = ['first_name', 'last_name', 'middle_name', 'email', 'phone', FILE_NAME, 'gdpr'];

export function useStep1Form(): FormHandle {
  const { lang, texts, errors, application } = useWizard();
  const t = texts.step1;

  useEffect(() => keepPartner(location.search), []);

  const sendAs = (key: string, entries: Entries, hooks: SendHooks): Promise<Answer> =>
    callMultipart(
      'submit-preregistration',
      wireForm(entries, { lang, idempotency_key: key, ...partnerField(location.search) }),
      { lang, ...hooks },
    );

  return useForm({
    id: 'step1',
    names: NAMES,
    check: checkStep1,
    send: async (entries, hooks) => {
      application.prepare();
      const answer = await sendAs(tempUserId(), entries, hooks);
      // The key belongs to an earlier form with another address; a new one makes this a form of its own.
      const reused = answer.kind === 'refused' && answer.code === 'key_reused';
      return reused ? sendAs(renewTempUserId(), entries, hooks) : answer;
    },
    onOk: (data) => {
      const token = readAccessToken(data);
      if (!token) return t.invalidAnswer;
      writeSession(DRAFT_KEY, undefined);
      forgetPartner();
      application.arrive(data, token, { title: t.doneTitle, text: t.doneText });
      return undefined;
    },
    fallback: t.failed,
    say: ({ code, params }) => errorText(errors, code, params),
    sayOfFile: (file, reason) => sentenceOf(file, reason, texts.form.fileSentence, lang),
  });
}

export async function checkStep1(entries: Entries): Promise<Problem[]> {
  const typed = NAMES.filter((name) => name !== FILE_NAME);
  return [
    ...(await typedProblems('preregistration', entries, typed)),
    ...fileProblems(entries, [{ name: FILE_NAME, allowed: DOCUMENT_FILES }], 'hub4africa_required'),
  ];
}
