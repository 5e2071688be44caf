import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { inviteCode, inviteDrawing, invitePoster } from '#src/lib/invite-links.ts';
import styles from './admin-partners.module.css';
import type { PartnerWords } from './admin-partners.text.ts';
import type { Partner } from './partner.ts';

const SIZE = 200;

/** The link as a code: to look at, to keep, and on a poster. */
export function QrCard({ words, partner }: { words: PartnerWords; partner: Partner }) {
  const t = words.detail;
  const { invite_token: token, partner_id, invite_active } = partner;
  // A new token is a new picture: it may load where the last one did not.
  const [failed, setFailed] = useState<string>();
  return (
    <section className={`card ${styles.qr}`}>
      <h2>{t.qrTitle}</h2>
      <div className="band" />
      <div>
        {failed === token ? (
          <p className="sm" role="status">
            {t.qrFailed}
          </p>
        ) : (
          <img
            src={inviteCode(token, SIZE)}
            alt={t.qrAlt}
            width={SIZE}
            height={SIZE}
            onError={() => setFailed(token)}
          />
        )}
        <p className="row">
          <a className="btn sml" href={inviteCode(token, 240)} download={`qr-${partner_id}.png`}>
            <Download aria-hidden="true" /> PNG
          </a>
          <a className="btn line sml" href={inviteDrawing(token)} download={`qr-${partner_id}.svg`}>
            <Download aria-hidden="true" /> SVG
          </a>
        </p>
        <h3>{t.posterTitle}</h3>
        {invite_active ? (
          <p className="row">
            <a className="btn line sml" href={invitePoster(token, 'de')} target="_blank" rel="noopener" hrefLang="de">
              <Printer aria-hidden="true" /> {t.posterDe}
            </a>
            <a className="btn line sml" href={invitePoster(token, 'en')} target="_blank" rel="noopener" hrefLang="en">
              <Printer aria-hidden="true" /> {t.posterEn}
            </a>
          </p>
        ) : (
          <p className="sm muted">{t.posterPaused}</p>
        )}
      </div>
    </section>
  );
}
