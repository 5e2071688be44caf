import { Pause } from 'lucide-react';
import { LANGUAGES } from '#contract/languages.ts';
import type { OwnPartnerProfile as Profile } from '#contract/partners/partner.ts';
import { inviteCode, inviteDrawing, invitePoster } from '#src/lib/invite-links.ts';
import { QrCard } from '#src/ui/QrCard.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import styles from './invite.module.css';

/** The QR code for a wall. While the invitation is paused there is nothing to download or print. */
export function CodeCard({ profile }: { profile: Profile }) {
  const { texts, links, supportEmail } = usePartnerArea();
  const t = texts.invite;
  const { invite_token: token, partner_id: id, invite_active: isActive } = profile;
  const toTake = isActive && {
    files: {
      name: `qr-${id}`,
      png: { href: inviteCode(token, 240), label: t.png },
      svg: { href: inviteDrawing(token), label: t.svg },
    },
    posters: {
      title: t.poster,
      links: [undefined, 'A3' as const].flatMap((size) =>
        LANGUAGES.map((lang) => ({
          lang,
          href: invitePoster(token, lang, size),
          label: `${size ?? 'A4'} ${t.posters[lang]}`,
        })),
      ),
    },
  };
  return (
    <QrCard
      size="large"
      title={t.codeTitle}
      lead={isActive && t.codeText}
      picture={{ src: inviteCode(token, 200), alt: t.codeAlt }}
      cover={!isActive && <Pause aria-hidden="true" />}
      {...toTake}
    >
      {isActive && !profile.verified_at && <p className="sm muted">{t.posterUnchecked}</p>}
      {!isActive && (
        <div className={styles.paused} id="paused-note" data-paused-note="">
          <h3>{t.pausedTitle}</h3>
          {profile.pause_reason && (
            <p className="lines">
              {t.pausedReason} {profile.pause_reason}
            </p>
          )}
          <p>
            {t.pausedText} <a href={links.support}>{supportEmail}</a>
          </p>
        </div>
      )}
    </QrCard>
  );
}
