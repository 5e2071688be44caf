import { EmailRequest } from '#src/ui/EmailRequest.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { FirstFault } from '#src/ui/form-errors/FirstFault.tsx';
import { useAccount } from '../shell/account-context.ts';
import { Refused } from '../shell/Refused.tsx';
import { useAccountForm } from '../shell/useAccountForm.ts';

interface Props {
  id: string;
  call: 'POST /api/auth/request-password-reset' | 'POST /api/auth/resend-confirmation';
  texts: Record<'failed' | 'failedTitle', string>;
  submit: string;
  onSent: () => void;
}

/** Asks for a link by mail. One answer for every address, so that nobody learns who has an account. */
export function LinkRequest({ id, call, texts: t, submit, onSent }: Props) {
  const { lang, texts } = useAccount();
  const form = useAccountForm({
    id,
    names: ['email'],
    call,
    check: (entries) => (entries.has('email') ? undefined : { path: 'email', code: 'email_required' }),
    bodyOf: (entries) => ({ email: textOf(entries, 'email'), lang }),
    onOk: () => {
      onSent();
    },
    fallback: t.failed,
  });
  return (
    <>
      <EmailRequest form={form} label={texts.fields.email} autoComplete="username" submit={submit} texts={texts.form}>
        <Refused form={form} title={t.failedTitle} />
      </EmailRequest>
      <FirstFault form={form} />
    </>
  );
}
