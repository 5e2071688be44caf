import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { EmailRequest } from '#src/ui/EmailRequest.tsx';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { Confirmation } from '../application/Confirmation.tsx';
import type { ResendTexts } from '../shell/shell.text.ts';
import { useShell } from '../shell/shell-context.ts';
import { useTypedForm } from './useTypedForm.ts';

/** The form of 'Send my link again', then what was sent and where to. */
export function ResendForm({ texts: t }: { texts: ResendTexts }) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) return <AddressForm texts={t} onSent={setSentTo} />;
  return (
    <>
      <Confirmation title={t.doneTitle} text={fill(t.doneText, { email: sentTo })} />
      <button type="button" className="btn line small" onClick={() => setSentTo(undefined)}>
        {t.other}
      </button>
    </>
  );
}

function AddressForm({ texts: t, onSent }: { texts: ResendTexts; onSent: (email: string) => void }) {
  const { texts } = useShell();
  const form = useTypedForm({
    id: 'resend',
    call: 'POST /api/functions/resend-link',
    names: ['email'],
    rule: 'resend',
    onOk: () => {
      onSent(String(form.entries.get('email') ?? ''));
      return undefined;
    },
  });
  return (
    <>
      <p>{t.text}</p>
      <ErrorSummary form={form} labels={{ email: t.email }} texts={texts.form} />
      <EmailRequest form={form} label={t.email} autoComplete="email" submit={t.submit} texts={texts.form} />
    </>
  );
}
