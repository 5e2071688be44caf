import { Info, MessageCircle, Send, Share2 } from 'lucide-react';
import { fill } from '#contract/fill.ts';
import type { OwnPartnerProfile as Profile } from '#contract/partners/partner.ts';
import { inviteLink } from '#src/lib/invite-links.ts';
import disclosure from '#src/ui/disclosure.module.css';
import { usePartnerArea } from '../partner-area-context.ts';
import { chatLinks, joinLink, shortLink } from './addresses.ts';
import { CopyField } from './CopyField.tsx';
import styles from './invite.module.css';

/** The link to send in a chat, what happens after it, and the other ways to sign up; while they are paused, that they are. */
export function LinkCard({ profile }: { profile: Profile }) {
  const t = usePartnerArea().texts.invite;
  const link = inviteLink(profile.invite_token);
  const steps = [
    [t.how1, t.how1Text],
    [t.how2, t.how2Text],
    [t.how3, t.how3Text],
  ] as const;
  if (!profile.invite_active)
    return (
      <section className={`card ${styles.link}`} aria-labelledby="link-title">
        <div>
          <h2 id="link-title">{t.linkTitle}</h2>
          <p className="muted sm">{t.linkPaused}</p>
        </div>
      </section>
    );
  return (
    <section className={`card ${styles.link}`} aria-labelledby="link-title">
      <div>
        <h2 id="link-title">{t.linkTitle}</h2>
        <p className="muted sm">{t.linkText}</p>
        <CopyField name={t.linkTitle} value={link} copied={t.linkCopied} isMain />
        <Share link={link} organization={profile.organization_name} />
      </div>
      <div data-how="">
        <h3>{t.howTitle}</h3>
        <ol className={styles.way}>
          {steps.map(([title, text], index) => (
            <li key={title}>
              <span className="num" aria-hidden="true">
                {index + 1}
              </span>
              <b>{title}</b>
              <p className="muted sm">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className={`sm ${styles.good}`} data-note="">
        <Info aria-hidden="true" />
        <span>
          <b>{t.noteTitle}</b> {t.noteText}
        </span>
      </p>
      <details className={disclosure.more} data-ways="">
        <summary>{t.waysTitle}</summary>
        <CopyField name={t.joinTitle} hint={t.joinText} value={joinLink(profile.partner_id)} />
        <CopyField name={t.shortTitle} hint={t.shortText} value={shortLink(profile.invite_code)} />
      </details>
    </section>
  );
}

/** The device's own share dialog where it has one, and the two chats that students use. */
function Share({ link, organization }: { link: string; organization: string }) {
  const { texts, brand } = usePartnerArea();
  const t = texts.invite;
  const text = fill(t.shareText, { brand, organization });
  const { whatsApp, telegram } = chatLinks(text, link);
  const share = () => {
    // Closing the dialog rejects too; nothing has failed.
    navigator.share({ title: brand, text, url: link }).catch(() => {});
  };
  const chats = [
    ['WhatsApp', whatsApp, MessageCircle],
    ['Telegram', telegram, Send],
  ] as const;
  return (
    <p className={`acts ${styles.share}`} data-share="">
      {typeof navigator.share === 'function' && (
        <button type="button" className="btn line small" onClick={share}>
          <Share2 aria-hidden="true" /> {t.share}
        </button>
      )}
      {chats.map(([name, href, Icon]) => (
        <a
          key={name}
          className="btn line small"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={fill(t.shareBy, { name })}
        >
          <Icon aria-hidden="true" /> {name}
        </a>
      ))}
    </p>
  );
}
