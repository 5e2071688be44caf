import { fill } from '#contract/fill.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { formatDate } from '#src/i18n/format.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import { inviteCode, inviteDrawing, invitePoster } from '#src/lib/invite-links.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import { QrCard } from '#src/ui/QrCard.tsx';
import { PeopleCard } from '../members/PeopleCard.tsx';
import type { RoomProps } from '../room-props.ts';
import { AuditLog } from './AuditLog.tsx';
import badge from './badges.module.css';
import { InviteCard, type PartnerProps } from './InviteCard.tsx';
import { PartnerBadges } from './PartnerBadges.tsx';
import type { Partner } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';
import { VerifyCard } from './VerifyCard.tsx';

export function Detail(all: PartnerProps) {
  const { props, one, detail } = all;
  const { texts, emptyPicture } = props;
  const { partner, audit, members } = detail;
  return (
    <div className="wrap app">
      <Head props={props} partner={partner} />
      <div className="with-aside">
        <div>
          <InviteCard {...all} />
          <VerifyCard lang={props.lang} texts={texts} detail={detail} one={one} />
          <AuditLog texts={texts} audit={audit} emptyPicture={emptyPicture} />
        </div>
        <aside>
          <CodeCard texts={texts} partner={partner} />
          <Counts texts={texts} partner={partner} />
          <PeopleCard texts={{ ...texts.detail, ...texts.membersCard }} members={members} one={one} />
        </aside>
      </div>
    </div>
  );
}

function Head({ props: { texts, links }, partner }: { props: RoomProps<PartnerTexts>; partner: Partner }) {
  const t = texts.detail;
  return (
    <header>
      <a className="sm alone" href={links.partners}>
        {t.all}
      </a>
      <div className="row spread">
        <div className="long">
          <h1>{partner.organization_name}</h1>
          <p className="sm muted">
            {t.partnerId} <span className="mono">{partner.partner_id}</span>
            {'\u00a0· '}
            {partner.contact_person}
            {'\u00a0· '}
            <a href={mailLink(partner.email)}>
              <EmailText text={partner.email} />
            </a>
            {'\u00a0· '}
            {fill(t.since, { date: formatDate(partner.created_at) })}
          </p>
        </div>
        <p className={badge.badges}>
          <PartnerBadges partner={partner} texts={texts.badges} />
        </p>
      </div>
    </header>
  );
}

function Counts({ texts, partner }: { texts: PartnerTexts; partner: Partner }) {
  const steps = ['registered', 'applied', 'documents_in', 'approved', 'complete'] as const;
  return (
    <section className="card">
      <h2>{texts.detail.countsTitle}</h2>
      <ul className="list sm">
        {steps.map((step) => (
          <li key={step}>
            <b>{texts.counts[step]}</b>
            <span className="num">{partner.counts[step]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The partner's code. A paused invitation has no poster. */
function CodeCard({ texts, partner }: { texts: PartnerTexts; partner: Partner }) {
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
