import { LANGUAGES } from '#contract/languages.ts';
import { inviteCode, inviteDrawing, invitePoster } from '#src/lib/invite-links.ts';
import { QrCard } from '#src/ui/QrCard.tsx';
import type { Partner } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';

/** The partner's code. A paused invitation has no poster. */
export function CodeCard({ texts, partner }: { texts: PartnerTexts; partner: Partner }) {
  const t = texts.detail;
  const { invite_token: token, partner_id: id, invite_active: isActive } = partner;
  const posters = LANGUAGES.map((lang) => ({ lang, href: invitePoster(token, lang), label: t.posters[lang] }));
  return (
    <QrCard
      size="small"
      title={t.qrTitle}
      picture={{ src: inviteCode(token, 200), alt: t.qrAlt, failed: t.qrFailed }}
      files={{
        name: `qr-${id}`,
        png: { href: inviteCode(token, 240), label: 'PNG' },
        svg: { href: inviteDrawing(token), label: 'SVG' },
      }}
      copy={{ label: t.qrCopy, copied: t.qrCopied, saved: t.qrSaved }}
      posters={{ title: t.posterTitle, links: isActive ? posters : [], none: t.posterPaused }}
    />
  );
}
