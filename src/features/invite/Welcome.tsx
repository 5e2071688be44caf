import { fill } from '#contract/fill.ts';
import { AlreadySignedIn } from '#src/ui/account-forms/AlreadySignedIn.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Frame } from './Frame.tsx';
import type { Invitation } from './invitation.ts';
import styles from './invite.module.css';
import { useInvitePage } from './invite-context.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

/** Shown for a good invitation: who invites, and the sign-up form. */
export function Welcome({ token, invitation }: { token: string; invitation: Invitation }) {
  const { lang, texts: t, links, network } = useInvitePage();
  const { organization, partnerId, isVerified } = invitation;
  return (
    <Frame
      isNews
      pill={fill(t.invitedBy, { organization })}
      lead={
        <>
          {fill(t.lead, { organization })}{' '}
          <span className={styles.whole}>
            {t.partnerId} <span className="mono">{partnerId}</span>.
          </span>
        </>
      }
    >
      <div className="stack">
        {!isVerified && <Note tone="warn" title={t.uncheckedTitle} text={t.unchecked} />}
        <AlreadySignedIn lang={lang} texts={t.already} dashboard={links.dashboard} />
        <h2 className={styles.title}>{t.formTitle}</h2>
        <RegistrationForm token={token} />
        <Note tone="info" title={t.nextTitle}>
          <p>
            {fill(t.next, { network: network.name })}{' '}
            <a href={network.registrationUrl} target="_blank" rel="noopener">
              {new URL(network.registrationUrl).host}
            </a>
          </p>
        </Note>
        <p className="sm muted">
          {t.privacyBefore} <a href={links.privacy}>{t.privacy}</a>.
        </p>
        <p className="sm">
          {t.haveAccount} <a href={links.signIn}>{t.signIn}</a>
        </p>
      </div>
    </Frame>
  );
}
