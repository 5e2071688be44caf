import { useState } from 'react';
import type { ReplyOf } from '#contract/calls.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import type { Answer, Unchecked } from '#src/lib/call/answer.ts';
import { type ErrorTexts, errorText } from '#src/lib/error-text.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { useToasts } from '#src/ui/Toaster.tsx';
import { NAMES, problemsOf } from './rules.ts';
import type { TestUploadTexts } from './test-upload.text.ts';

export interface UploadTestProps extends TextProps<TestUploadTexts> {
  errors: ErrorTexts;
}

type Reply = ReplyOf<'POST /api/functions/upload-document'>;

/** Fetches the scripts that only sending needs, with the first upload. */
async function fetchSending() {
  const { sendFiles, sentenceOf } = await import('./sending.ts');
  return { sendFiles, sentenceOf };
}
let sending: Awaited<ReturnType<typeof fetchSending>> | undefined;

/** The form, its messages, the paths that the server answered, and a way to fill in known values. */
export function useUploadTest({ lang, texts, errors }: UploadTestProps) {
  const [stored, setStored] = useState<readonly string[]>([]);
  const toasts = useToasts();
  const announceFailure = (answer: Answer<Reply>): Answer<Reply> => {
    const stopped = answer.kind === 'unreachable' && answer.reason === 'aborted';
    if (answer.kind !== 'ok' && !stopped) toasts.push({ tone: 'bad', title: texts.failedToast });
    return answer;
  };
  const form = useForm({
    id: 'test-upload',
    names: NAMES,
    check: problemsOf,
    send: async (entries, hooks) => {
      sending ??= await fetchSending();
      const { sendFiles } = sending;
      const options = { lang, ...hooks };
      return announceFailure(
        await sendFiles('POST /api/functions/upload-document', entries, { bucket: 'private' }, options),
      );
    },
    onOk: (data) => {
      const path = pathIn(data);
      if (path === undefined) return errorText(errors, 'unexpected');
      toasts.push({ tone: 'ok', title: texts.doneToast });
      fillIn('file', '');
      setStored((paths) => [...paths, path]);
      return undefined;
    },
    fallback: errorText(errors, 'unexpected'),
    errors,
    sayOfFile: (file, fault) => sending?.sentenceOf(file, fault, texts.fileSentence, lang) ?? fault.reason,
  });

  const fillIn = (name: (typeof NAMES)[number], value: string | null) => {
    const input = form.ref.current?.elements.namedItem(name);
    if (value === null || !(input instanceof HTMLInputElement)) return;
    input.value = value;
    form.refresh();
  };
  return { form, toasts, stored, fillIn };
}

/** Checked by hand, since the contract's schemas would bring a library along. */
function pathIn({ path }: Unchecked<Reply>): string | undefined {
  return typeof path === 'string' ? path : undefined;
}
