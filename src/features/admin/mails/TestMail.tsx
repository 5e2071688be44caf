import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import type { Toasts } from '#src/ui/Toaster.tsx';
import type { RoomProps } from '../room-props.ts';
import { useMayDecide } from '../useMayDecide.ts';
import { reasonText } from './mail-fault.ts';
import own from './mails.module.css';
import type { MailsTexts } from './mails.text.ts';

/** Sends whoever looks a mail at once, past all that wait. */
export function TestMail({ lang, texts: t, push }: RoomProps<MailsTexts> & Pick<Toasts, 'push'>) {
  const mayDecide = useMayDecide();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await call('POST /api/admin/test-mail', {}, { lang });
    setBusy(false);
    if (answer.kind !== 'ok') return push({ tone: 'bad', title: t.testFailed, text: faultOf(answer, lang, t) });
    const { state, to, reason } = answer.data;
    if (state === 'sent') return push({ tone: 'ok', title: fill(t.testSent, { to }), text: t.testLook });
    push({
      tone: 'bad',
      title: t.testFailed,
      text: state === 'failed' ? reasonText(reason ?? '', t.reasons) : t.testNoServer,
    });
  };
  if (!mayDecide) return null;
  return (
    <p className={own.test}>
      <Button look="line small" label={t.test} isBusy={isBusy} working={t.working} onClick={send} />
    </p>
  );
}
