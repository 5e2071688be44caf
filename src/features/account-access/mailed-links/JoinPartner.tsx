import { useEffect, useRef, useState } from 'react';
import * as accountAt from '#contract/addresses/account.ts';
import * as at from '#contract/addresses/partner-member.ts';
import { fill } from '#contract/fill.ts';
import { passwordProfile } from '#contract/password-profile.ts';
import type { Said } from '#src/i18n/text.ts';
import { call } from '#src/lib/call.ts';
import { textOf } from '#src/ui/form/text-of.ts';
import { Note } from '#src/ui/Note.tsx';
import { NewPassword } from '#src/ui/password/NewPassword.tsx';
import { AccountForm } from '../shell/AccountForm.tsx';
import { AccountIsland } from '../shell/AccountIsland.tsx';
import { type AccountProps, useAccount } from '../shell/account-context.ts';
import type { Owner } from '../shell/owner.ts';
import { useAccountForm } from '../shell/useAccountForm.ts';
import { newPasswordProblem } from '../sign-up/sign-up-rules.ts';
import type { joinPartnerText } from './join-partner.text.ts';
import { type InvitationView, useMemberInvitation } from './useMemberInvitation.ts';

type Texts = Said<typeof joinPartnerText>;
type Ready = Extract<InvitationView, { kind: 'ready' }>;

/** Behind a colleague's invitation, ?token=…: joins with the account that is signed in, or with a new one. */
export function JoinPartner({ account, texts }: { account: AccountProps; texts: Texts }) {
  return (
    <AccountIsland account={account}>
      <Join texts={texts} />
    </AccountIsland>
  );
}

function Join({ texts: t }: { texts: Texts }) {
  const { texts, signIns } = useAccount();
  const { view, load, end } = useMemberInvitation();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view.kind === 'no-link' || view.kind === 'unreachable') note.current?.focus();
  }, [view.kind]);
  switch (view.kind) {
    case 'loading':
      return <p role="status">{texts.form.loading}</p>;
    case 'unreachable':
      return (
        <div className="stack">
          <Note tone="warn" title={t.unreachableTitle} role="alert" ref={note}>
            <p>{t.failed}</p>
          </Note>
          <p>
            <button type="button" className="btn line full" onClick={load}>
              {texts.form.again}
            </button>
          </p>
        </div>
      );
    case 'no-link':
      return (
        <div className="stack">
          <Note tone="warn" title={t[`${view.why}Title`]} role="status" ref={note}>
            <p>{t[view.why]}</p>
          </Note>
          {view.why === 'ended' && (
            <p>
              <a className="btn line full" href={signIns.partner}>
                {t.signIn}
              </a>
            </p>
          )}
        </div>
      );
    case 'ready':
      return (
        <div className="stack">
          <div>
            <p>
              <b>{fill(t.intro, { organization: view.invitation.organization_name })}</b>
            </p>
            <p>{fill(t.forAddress, { email: view.invitation.email })}</p>
          </div>
          <Way texts={t} ready={view} onEnded={end} onAgain={load} />
        </div>
      );
  }
}

interface WayProps {
  texts: Texts;
  ready: Ready;
  onEnded: (why: 'ended' | 'paused') => void;
  onAgain: () => void;
}

/** What this person can do: join, sign out first, sign in, or make an account. */
function Way({ texts: t, ready, onEnded, onAgain }: WayProps) {
  const { signIns } = useAccount();
  const { invitation, user } = ready;
  if (user && user.email.toLowerCase() !== invitation.email.toLowerCase())
    return <OtherAccount texts={t} user={user} onSignedOut={onAgain} />;
  if (invitation.account === 'other')
    return (
      <Note tone="warn" title={t.otherTitle} role="status">
        <p>{t.other}</p>
      </Note>
    );
  if (!user && invitation.account === 'partner')
    return (
      <>
        <p>{t.known}</p>
        <p>
          <a
            className="btn full"
            href={`${signIns.partner}?${new URLSearchParams({ next: location.pathname + location.search })}`}
          >
            {t.signIn}
          </a>
        </p>
      </>
    );
  return <JoinForm texts={t} ready={ready} onEnded={onEnded} />;
}

function OtherAccount({ texts: t, user, onSignedOut }: { texts: Texts; user: Owner; onSignedOut: () => void }) {
  const { lang } = useAccount();
  const [failed, setFailed] = useState(false);
  const signOut = async () => {
    const answer = await call(accountAt.signOut, {}, { lang });
    setFailed(answer.kind !== 'ok');
    if (answer.kind === 'ok') onSignedOut();
  };
  return (
    <>
      <Note tone="warn" title={t.wrongTitle} role="status">
        <p>{fill(t.wrong, { email: user.email })}</p>
      </Note>
      <p>
        <button type="button" className="btn full" onClick={signOut}>
          {t.signOut}
        </button>
      </p>
      {failed && <p role="alert">{t.failed}</p>}
    </>
  );
}

function JoinForm({ texts: t, ready: { token, user }, onEnded }: Omit<WayProps, 'onAgain'>) {
  const { texts, homes, links } = useAccount();
  const [isLeaving, setLeaving] = useState(false);
  const profile = passwordProfile('partner');
  const form = useAccountForm({
    id: 'join',
    names: user ? [] : ['password', 'password_confirm'],
    call: at.joinPartner,
    check: (entries) => (user ? undefined : newPasswordProblem(entries, profile)),
    bodyOf: (entries) => ({ token, ...(!user && { password: textOf(entries, 'password') }) }),
    read: (answer) => {
      if (answer.kind === 'refused' && answer.code === 'link_ended') onEnded('ended');
      if (answer.kind === 'refused' && answer.code === 'members_paused') onEnded('paused');
      return answer;
    },
    onOk: () => {
      setLeaving(true);
      // Going back must not lead to a form whose link is used up.
      location.replace(homes.partner);
      return undefined;
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
        {!user && (
          <NewPassword
            form={form}
            profile={profile}
            label={texts.fields.password}
            repeat={texts.fields.repeat}
            texts={texts.password}
          />
        )}
      </AccountForm>
      {!user && (
        <p className="sm muted">
          {t.privacyBefore} <a href={links.privacy}>{t.privacyLink}</a>.
        </p>
      )}
    </>
  );
}
