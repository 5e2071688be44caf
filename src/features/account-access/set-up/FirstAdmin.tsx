import { passwordProfile } from '#contract/accounts/password-profile.ts';
import { textOf } from '#src/ui/form/text-of.ts';
import { AccountEmail } from '../shell/AccountEmail.tsx';
import { AccountForm } from '../shell/AccountForm.tsx';
import { useAccount } from '../shell/account-context.ts';
import { useAccountForm } from '../shell/useAccountForm.ts';
import { AccountPassword } from '../sign-up/AccountPassword.tsx';
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
  const { lang } = useAccount();
  const form = useAccountForm({
    id: 'first-admin',
    names: ['email', 'password', 'password_confirm'],
    call: 'POST /api/set-up/first-admin',
    check: (entries) =>
      entries.has('email') ? newPasswordProblem(entries, PROFILE) : { path: 'email', code: 'input_empty' },
    bodyOf: (entries) => ({ token, email: textOf(entries, 'email'), password: textOf(entries, 'password'), lang }),
    refusals: { link_ended: onEnded },
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
        <AccountEmail form={form} />
        <AccountPassword form={form} profile={PROFILE} />
      </AccountForm>
    </>
  );
}
