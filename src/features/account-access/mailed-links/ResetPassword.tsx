import { useEffect, useState } from 'react';
import type { PasswordProfile } from '#contract/accounts/password.ts';
import { passwordProfile } from '#contract/accounts/password-profile.ts';
import type { Said } from '#src/i18n/text.ts';
import { call } from '#src/lib/call/call.ts';
import { handOver } from '#src/lib/hand-over.ts';
import { textOf } from '#src/ui/form/text-of.ts';
import { takeFocus } from '#src/ui/island/take-focus.ts';
import { Note } from '#src/ui/Note.tsx';
import { AccountForm } from '../shell/AccountForm.tsx';
import { useAccount } from '../shell/account-context.ts';
import { accountIsland } from '../shell/account-island.tsx';
import { readOwner } from '../shell/owner.ts';
import { useAccountForm } from '../shell/useAccountForm.ts';
import { AccountPassword } from '../sign-up/AccountPassword.tsx';
import { newPasswordProblem } from '../sign-up/sign-up-rules.ts';
import { mailedSecret } from './mailed-secret.ts';
import type { resetText } from './reset.text.ts';

type Texts = Said<typeof resetText>;

/** Sets a new password with the token of a mailed link: ?token=… */
export const ResetPassword = accountIsland(Form);

function Form({ texts: t }: { texts: Texts }) {
  const { texts, links, lang } = useAccount();
  const [link, setLink] = useState<'whole' | 'incomplete' | 'ended'>('whole');
  const [profile, setProfile] = useState<PasswordProfile>('sign-up');
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const token = mailedSecret(location.search, 'token');
    if (!token) return setLink('incomplete');
    // The link is checked before anybody makes up a password: it may have ended, and the role decides the rules.
    // If the server does not answer now, it refuses a bad link after sending.
    call('POST /api/auth/check-reset-link', { token }, { lang }).then((answer) => {
      if (answer.kind === 'refused' && answer.code === 'link_ended') setLink('ended');
      const owner = answer.kind === 'ok' ? readOwner(answer.data) : undefined;
      if (owner) setProfile(passwordProfile(owner.role));
    });
  }, [lang]);
  const form = useAccountForm({
    id: 'new',
    names: ['password', 'password_confirm'],
    call: 'POST /api/auth/reset-password',
    check: (entries) => newPasswordProblem(entries, profile),
    bodyOf: (entries) => ({
      token: mailedSecret(location.search, 'token') ?? '',
      password: textOf(entries, 'password'),
    }),
    refusals: { link_ended: () => setLink('ended') },
    onOk: (reply) => {
      const owner = readOwner(reply);
      if (!owner) return t.failed;
      handOver.put({ kind: 'password-set', ...owner });
      setLeaving(true);
      // Going back must not lead to a form whose link is used up.
      location.replace(links.resetComplete);
      return undefined;
    },
    fallback: t.failed,
  });

  if (link !== 'whole') {
    return (
      <div className="stack">
        <Note tone="warn" title={t[`${link}Title`]} role="alert" ref={takeFocus} text={t[link]} />
        <p>
          <a className="btn full" href={links.reset}>
            {t.newLink}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div className="stack">
      <AccountForm form={form} failedTitle={t.failedTitle} submit={isLeaving ? texts.form.sending : t.submit}>
        <AccountPassword form={form} profile={profile} label={texts.fields.newPassword} />
      </AccountForm>
      <p className="sm muted">{t.hint}</p>
    </div>
  );
}
