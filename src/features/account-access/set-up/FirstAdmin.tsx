import { passwordProfile } from '#contract/accounts/password-profile.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { NewPassword } from '#src/ui/password/NewPassword.tsx';
import { AccountForm } from '../shell/AccountForm.tsx';
import { useAccount } from '../shell/account-context.ts';
import { useAccountForm } from '../shell/useAccountForm.ts';
import { newPasswordProblem } from '../sign-up/sign-up-rules.ts';
import type { SetUpTexts } from './set-up.text.ts';

interface Props {
  texts: SetUpTexts;
  token: string;
  onMade: () => void;
  onEnded: () => void;
}

const PROFILE = passwordProfile('admin');

/** Address and password of the first admin. */
export function FirstAdmin({ texts: t, token, onMade, onEnded }: Props) {
  const { lang, texts } = useAccount();
  const form = useAccountForm({
    id: 'first-admin',
    names: ['email', 'password', 'password_confirm'],
    call: 'POST /api/set-up/first-admin',
    check: (entries) =>
      entries.has('email') ? newPasswordProblem(entries, PROFILE) : { path: 'email', code: 'input_empty' },
    bodyOf: (entries) => ({ token, email: textOf(entries, 'email'), password: textOf(entries, 'password'), lang }),
    read: (answer) => {
      if (answer.kind === 'refused' && answer.code === 'link_ended') onEnded();
      return answer;
    },
    onOk: () => {
      onMade();
    },
    fallback: t.failed,
  });
  return (
    <>
      <h2>{t.adminTitle}</h2>
      <p className="sm">{t.adminText}</p>
      <AccountForm form={form} failedTitle={t.adminFailed} submit={t.create}>
        <Field
          form={form}
          name="email"
          label={texts.fields.email}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <NewPassword
          form={form}
          profile={PROFILE}
          label={texts.fields.password}
          repeat={texts.fields.repeat}
          texts={texts.password}
        />
      </AccountForm>
    </>
  );
}
