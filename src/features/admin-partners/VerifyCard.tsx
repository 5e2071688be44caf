import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { ActButton, ActFault } from './ActButton.tsx';
import styles from './admin-partners.module.css';
import type { PartnerTexts } from './admin-partners.text.ts';
import type { Partner } from './partner.ts';
import type { OnePartner } from './usePartner.ts';

/** Only an organisation that an admin has checked sees who its students are. */
export function VerifyCard({ texts, partner, one }: { texts: PartnerTexts; partner: Partner; one: OnePartner }) {
  const t = texts.detail;
  const { verified_at } = partner;
  const act = verified_at ? 'unverify' : 'verify';
  return (
    <section className="card">
      <h2>{t.checkTitle}</h2>
      <p className="sm muted">{verified_at ? fill(t.checkDone, { date: formatDate(verified_at) }) : t.checkOpen}</p>
      <p className={`row ${styles.acts}`}>
        <ActButton one={one} act={act} label={t[act]} working={t.working} look={verified_at ? 'line' : 'full'} />
      </p>
      <ActFault one={one} acts={['verify', 'unverify']} title={t.notSaved} />
    </section>
  );
}
