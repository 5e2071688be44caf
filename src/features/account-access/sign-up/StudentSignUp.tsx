import { useState } from 'react';
import { AlreadySignedIn } from '#src/ui/account-forms/AlreadySignedIn.tsx';
import { useOnMount } from '#src/ui/island/on-change.ts';
import styles from '../shell/account.module.css';
import { useAccount } from '../shell/account-context.ts';
import { accountIsland } from '../shell/account-island.tsx';
import { checkPartner } from './check-partner.ts';
import { SignUp } from './SignUp.tsx';
import type { SignUpTexts } from './sign-up.text.ts';

interface Props {
  texts: SignUpTexts;
  picture: string;
}

/** Students sign up only by a partner's link: ?partner=<id or token>. A typed code leads to the invitation's page. */
export const StudentSignUp = accountIsland(Registration);

/** `undecided` until the script has read the address and the server knows the partner. */
type View =
  | { kind: 'undecided' }
  | { kind: 'form'; partner: string }
  | { kind: 'no-partner' | 'unknown-partner' | 'paused' };

function Registration({ texts: t, picture }: Props) {
  const { lang, homes, signIns } = useAccount();
  const [view, setView] = useState<View>({ kind: 'undecided' });
  useOnMount(() => {
    const partner = new URLSearchParams(location.search).get('partner')?.trim();
    if (!partner) return setView({ kind: 'no-partner' });
    checkPartner(partner, lang).then((kind) => setView(kind === 'form' ? { kind, partner } : { kind }));
  });

  switch (view.kind) {
    case 'undecided':
      return <div className={styles.waiting} aria-hidden="true" />;
    case 'no-partner':
      return <Notice texts={t} title={t.qrOnlyTitle} text={t.qrOnlyText} picture={picture} />;
    case 'unknown-partner':
      return <Notice texts={t} title={t.qrOnlyTitle} text={t.qrOnlyGone} picture={picture} />;
    case 'paused':
      return <Notice texts={t} title={t.pausedTitle} text={t.pausedText} picture={picture} />;
    case 'form':
      return (
        <div className="stack">
          <AlreadySignedIn lang={lang} texts={t.already} dashboard={homes.student} />
          <SignUp
            kind="student"
            texts={t}
            partner={view.partner}
            title={t.submit}
            below={
              <p>
                {t.haveAccount} <a href={signIns.student}>{t.toSignIn}</a>
              </p>
            }
            onUnknownPartner={() => setView({ kind: 'unknown-partner' })}
          />
        </div>
      );
  }
}

function Notice(props: { texts: SignUpTexts; title: string; text: string; picture: string }) {
  const { texts: t, title, text, picture } = props;
  const { lang, homes, links } = useAccount();
  return (
    <div className="stack">
      <AlreadySignedIn lang={lang} texts={t.already} dashboard={homes.student} />
      <div className={styles.notice}>
        <img src={picture} alt="" width={480} height={360} loading="lazy" />
        <div role="status">
          <h2 className={styles.title}>{title}</h2>
          <p className="muted">{text}</p>
        </div>
        <a className="btn" href={links.login}>
          {t.qrOnlyLogin}
        </a>
        <p className="sm">
          {t.qrOnlyApply} <a href={links.join}>{t.apply}</a>
        </p>
      </div>
    </div>
  );
}
