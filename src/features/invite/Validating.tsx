import { Note } from '#src/ui/Note.tsx';
import { Frame } from './Frame.tsx';
import styles from './invite.module.css';
import { useInvitePage } from './invite-context.ts';

/** Shown before the script runs, and until the server has answered. */
export function Validating() {
  const { texts: t, links, supportEmail } = useInvitePage();
  return (
    <Frame pill={t.checked} lead={t.leadChecking}>
      <div className={styles.validating} role="status" aria-busy="true">
        <progress aria-label={t.validating} />
        <p>{t.validating}</p>
        <p className={`hint ${styles.slow}`}>
          {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page with its token, and needs no script */}
          <a href="">{t.slow}</a>
        </p>
      </div>
      <noscript>
        <Note tone="warn" title={t.scriptTitle}>
          <p>
            {t.scriptText} <a href={links.support}>{supportEmail}</a>
          </p>
        </Note>
      </noscript>
    </Frame>
  );
}
