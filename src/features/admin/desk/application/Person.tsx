import type { DeskApplication } from '#contract/desk/desk-application.ts';
import { fill } from '#contract/fill.ts';
import { STATUS, type Status } from '#contract/model/status.ts';
import { wholeName } from '#contract/person-name.ts';
import { isPrintable } from '#contract/printable-name.ts';
import { formatDate } from '#src/i18n/format.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import { Deciders } from '../../Deciders.tsx';
import styles from './application.module.css';
import type { ApplicationTexts } from './application.text.ts';
import { whatWaits } from './desk-application.ts';

/** Who it is, how to reach them, and what waits. */
export function Person({ texts: t, application }: { texts: ApplicationTexts; application: DeskApplication }) {
  const { status, email, phone, partner, lang, number, created_at, has_account, season, wished_season } = application;
  const facts = [
    t.reads[lang],
    fill(t.received, { date: formatDate(created_at) }),
    season ? fill(t.inSeason, season) : t.inNextSeason,
    ...(wished_season ? [fill(t.wishes, wished_season)] : []),
    ...(has_account ? [t.hasAccount] : []),
    ...(isPrintable(wholeName(application)) ? [] : [t.nameByHand]),
  ];
  return (
    <header>
      <div className={styles.head}>
        <h2 tabIndex={-1}>{wholeName(application)}</h2>
        <span className={`badge ${toneOf(status)}`}>{t.statuses[status]}</span>
      </div>
      <p className="sm muted long">
        <span className="mono number">{number}</span>
        <br />
        <a href={mailLink(email)}>
          <EmailText text={email} />
        </a>
        {phone && (
          <>
            <br />
            {phone}
          </>
        )}
        <br />
        {t.partner}: {partner ? `${partner.name}, ` : t.noPartner}
        {partner && <span className="mono">{partner.code}</span>}
        <br />
        {facts.join('\u00a0· ')}
      </p>
      <Deciders>{wished_season && <p className="sm">{t.wishHow}</p>}</Deciders>
      <p className={styles.waits}>
        {fill(whatWaits(application, t), {
          date: formatDate(application.waits?.since ?? application.correction?.created_at ?? created_at),
        })}
      </p>
      {application.decision_reason && (
        <p className="sm lines">
          <b>{t.acts.reasonLegend}:</b> {application.decision_reason}
        </p>
      )}
    </header>
  );
}

/** Amber is what waits for a decision of ours; the table's amber is what waits for the applicant. */
function toneOf(status: Status) {
  const { decision, tone } = STATUS[status];
  if (decision) return 'warn';
  return tone === 'warn' ? 'info' : tone;
}
