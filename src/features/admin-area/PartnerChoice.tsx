import * as at from '#contract/addresses/partner.ts';
import type { Lang } from '#contract/languages.ts';
import { call } from '#src/lib/call/call.ts';
import styles from './admin-area.module.css';
import type { AdminAreaTexts } from './admin-area.text.ts';
import { useLoaded } from './useLoaded.ts';

interface Props {
  lang: Lang;
  texts: AdminAreaTexts;
  /** A partner id; '' for all partners. */
  value: string;
  onChange: (partnerId: string) => void;
}

/** Of which partner the figures are: those with the most registrations, as the server lists them on one page. */
export function PartnerChoice({ lang, texts: t, value, onChange }: Props) {
  const partners = useLoaded(
    (signal) => call(at.listPartners, { sort: 'people' }, { lang, signal }),
    ({ partners }: { partners?: unknown }) =>
      Array.isArray(partners) ? (partners as { partner_id: string; organization_name: string }[]) : undefined,
  );
  // Without partners there is nothing to choose; the figures of all are there in any case.
  if (partners.kind !== 'ready' || partners.data.length === 0) return null;
  return (
    <div className={`field ${styles.partner}`}>
      <label htmlFor="figures-partner">{t.ofPartner}</label>
      <select id="figures-partner" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t.allPartners}</option>
        {partners.data.map(({ partner_id, organization_name }) => (
          <option key={partner_id} value={partner_id}>
            {organization_name}
          </option>
        ))}
      </select>
    </div>
  );
}
