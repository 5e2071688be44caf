import { Download, Pause, Printer } from 'lucide-react';
import { inviteCode, inviteDrawing, invitePoster } from '#src/lib/invite-links.ts';
import { usePartnerArea } from '../partner-area-context.ts';
import type { Profile } from '../partner-profile.ts';
import styles from './invite.module.css';

/** The code for a wall: to look at, to take along, to print. */
export function CodeCard({ profile }: { profile: Profile }) {
  const { words, links, supportEmail } = usePartnerArea();
  const t = words.invite;
  const { invite_token: token, partner_id: id, invite_active: isActive } = profile;
  return (
    <section className={`card up ${styles.code}`} aria-labelledby="code-title">
      <div className={styles.codeHead}>
        <h2 id="code-title">{t.codeTitle}</h2>
        {isActive && <p className="sm">{t.codeText}</p>}
      </div>
      <div className="band" />
      <div className={styles.codeBody}>
        <div className={styles.frame} data-paused={isActive ? undefined : ''}>
          <img src={inviteCode(token, 200)} alt={t.codeAlt} width={200} height={200} data-qr="" />
          {!isActive && <Pause aria-hidden="true" />}
        </div>
        {isActive ? (
          <>
            <p className={styles.acts}>
              <a className="btn" href={inviteCode(token, 240)} download={`qr-${id}.png`}>
                <Download aria-hidden="true" /> {t.png}
              </a>
              <a className="btn line" href={inviteDrawing(token)} download={`qr-${id}.svg`}>
                {t.svg}
              </a>
            </p>
            <div>
              <p className={`sm ${styles.posterLabel}`} id="poster-label">
                <Printer aria-hidden="true" /> {t.poster}
              </p>
              <p className={styles.acts}>
                {(['de', 'en'] as const).map((lang) => (
                  <a
                    key={lang}
                    className="btn line sml"
                    href={invitePoster(token, lang)}
                    target="_blank"
                    rel="noopener"
                    id={`poster-${lang}`}
                    aria-labelledby={`poster-label poster-${lang}`}
                  >
                    {lang === 'de' ? t.posterDe : t.posterEn}
                  </a>
                ))}
              </p>
            </div>
          </>
        ) : (
          <div className={styles.paused} data-paused-note="">
            <h3>{t.pausedTitle}</h3>
            <p>
              {t.pausedText} <a href={links.support}>{supportEmail}</a>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
