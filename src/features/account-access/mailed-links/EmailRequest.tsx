import type * as at from '#contract/addresses/account.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { AccountForm } from '../shell/AccountForm.tsx';
import { useAccount } from '../shell/account-context.ts';
import { useAccountForm } from '../shell/useAccountForm.ts';

interface Props {
  id: string;
  call: typeof at.requestPasswordReset | typeof at.resendConfirmation;
  texts: Record<'failed' | 'failedTitle', string>;
  submit: string;
  onSent: () => void;
}

/** Asks for a link by mail. One answer for every address, so that nobody learns who has an account. */
export function EmailRequest({ id, call, texts: t, submit, onSent }: Props) {
  const { lang, texts } = useAccount();
  const form = useAccountForm({
    id,
    names: ['email'],
    call,
    check: (entries) => (entries.has('email') ? undefined : { path: 'email', code: 'email_required' }),
    bodyOf: (entries) => ({ email: textOf(entries, 'email'), lang }),
    onOk: () => {
      onSent();
      return undefined;
    },
    fallback: t.failed,
  });
  return (
    <AccountForm form={form} failedTitle={t.failedTitle} submit={submit}>
      <Field
        form={form}
        name="email"
        label={texts.fields.email}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
    </AccountForm>
  );
}
