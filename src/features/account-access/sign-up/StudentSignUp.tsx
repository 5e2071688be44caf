import { useEffect, useState } from 'react';
import { AccountIsland } from '../shell/AccountIsland.tsx';
import styles from '../shell/account.module.css';
import { type AccountProps, useAccount } from '../shell/account-context.ts';
import { type Invited, SignUp } from './SignUp.tsx';
import type { SignUpTexts } from './sign-up.text.ts';

interface Props {
  account: AccountProps;
  texts: SignUpTexts;
  picture: string;
}

/** Students register only with the link of a partner: ?partner=<id or token>, or ?code=<what a poster has to type>. */
export function StudentSignUp({ account, texts, picture }: Props) {
  return (
    <AccountIsland account={account}>
      <Registration texts={texts} picture={picture} />
    </AccountIsland>
  );
}

/** `undecided` until the script has read the address. */
type View = { kind: 'undecided' } | { kind: 'form'; invited: Invited } | { kind: 'notice'; text: string };

function Registration({ texts: t, picture }: Omit<Props, 'account'>) {
  const { signIns } = useAccount();
  const [view, setView] = useState<View>({ kind: 'undecided' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const invited = invitedIn(location.search);
    setView(invited ? { kind: 'form', invited } : { kind: 'notice', text: t.qrOnlyText });
  }, []);

  switch (view.kind) {
    case 'undecided':
      return <div className={styles.waiting} aria-hidden="true" />;
    case 'notice':
      return <QrOnly texts={t} text={view.text} picture={picture} />;
    case 'form':
      return (
        <SignUp
          kind="student"
          texts={t}
          invited={view.invited}
          title={t.submit}
          below={
            <p>
              {t.haveAccount} <a href={signIns.student}>{t.toSignIn}</a>
            </p>
          }
          onUnknownPartner={() => setView({ kind: 'notice', text: t.qrOnlyGone })}
        />
      );
  }
}

function invitedIn(search: string): Invited | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('code')?.trim();
  const partner = query.get('partner')?.trim();
  if (code) return { invite_code: code };
  return partner ? { partner_id: partner } : undefined;
}

function QrOnly({ texts: t, text, picture }: { texts: SignUpTexts; text: string; picture: string }) {
  const { links } = useAccount();
  return (
    <div className={styles.notice}>
      <img src={picture} alt="" width={480} height={360} />
      <div role="status">
        <h2 className={styles.title}>{t.qrOnlyTitle}</h2>
        <p className="muted">{text}</p>
      </div>
      <a className="btn" href={links.login}>
        {t.qrOnlyLogin}
      </a>
      <p className="sm">
        {t.qrOnlyApply} <a href={links.join}>{t.apply}</a>
      </p>
    </div>
  );
}
