import { useState } from 'react';
import { passwordProfile } from '#contract/accounts/password-profile.ts';
import { fill } from '#contract/fill.ts';
import { textOf } from '#src/ui/form/text-of.ts';
import { AccountForm } from '../shell/AccountForm.tsx';
import { useAccount } from '../shell/account-context.ts';
import { useAccountForm } from '../shell/useAccountForm.ts';
import { AccountPassword } from '../sign-up/AccountPassword.tsx';
import { newPasswordProblem } from '../sign-up/sign-up-rules.ts';
import type { JoinTexts } from './join-team.text.ts';
import type { ReadyInvitation, TeamRole } from './useMemberInvitation.ts';

interface Props {
  role: TeamRole;
  texts: JoinTexts;
  ready: ReadyInvitation;
  onEnded: (why: 'ended' | 'paused') => void;
}

/** Joins with the account that is signed in; without one, a password makes one. */
export function JoinForm({ role, texts: t, ready: { token, user }, onEnded }: Props) {
  const { texts, homes, links } = useAccount();
  const [isLeaving, setLeaving] = useState(false);
  const profile = passwordProfile(role);
  const form = useAccountForm({
    id: 'join',
    names: user ? [] : ['password', 'password_confirm'],
    call: 'POST /api/team/join',
    check: (entries) => (user ? undefined : newPasswordProblem(entries, profile)),
    bodyOf: (entries) => ({ team: role, token, ...(!user && { password: textOf(entries, 'password') }) }),
    refusals: { link_ended: () => onEnded('ended'), members_paused: () => onEnded('paused') },
    onOk: () => {
      setLeaving(true);
      // Going back must not lead to a form whose link is used up.
      location.replace(homes[role]);
    },
    fallback: t.failed,
  });
  return (
    <>
      <p>{user ? fill(t.ready, { email: user.email }) : t.choose}</p>
      <AccountForm
        form={form}
        failedTitle={t.failedTitle}
        submit={isLeaving ? texts.form.sending : user ? t.join : t.create}
      >
        {!user && <AccountPassword form={form} profile={profile} />}
      </AccountForm>
      {!user && (
        <p className="sm muted">
          {t.privacyBefore} <a href={links.privacy}>{t.privacyLink}</a>.
        </p>
      )}
    </>
  );
}
