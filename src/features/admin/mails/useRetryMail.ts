import { useState } from 'react';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import type { Toasts } from '#src/ui/Toaster.tsx';

interface Parts extends TextProps<Record<'queuedAgain' | 'notQueued', string> & Parameters<typeof faultOf>[2]> {
  push: Toasts['push'];
  /** Called after a refusal too: then the page shows an older state of the mail. */
  onDone: (id: string) => void;
}

/** Sends a mail again that was given up, and says so. `busy`: the id of the mail that is being sent again. */
export function useRetryMail({ lang, texts, push, onDone }: Parts) {
  const [busy, setBusy] = useState<string>();
  const retry = async (id: string) => {
    if (busy !== undefined) return;
    setBusy(id);
    const answer = await call('POST /api/admin/retry-mail', { id }, { lang });
    setBusy(undefined);
    if (answer.kind === 'ok') push({ tone: 'ok', title: texts.queuedAgain });
    else push({ tone: 'bad', title: texts.notQueued, text: faultOf(answer, lang, texts) });
    onDone(id);
  };
  return { busy, retry };
}
