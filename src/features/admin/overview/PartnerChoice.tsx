import type { Lang } from '#contract/languages.ts';
import { call } from '#src/lib/call/call.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import styles from './overview.module.css';
import type { AdminAreaTexts } from './overview.text.ts';

interface Props {
  lang: Lang;
  texts: AdminAreaTexts;
  /** A partner id; '' for all partners. */
  value: string;
  onChange: (partnerId: string) => void;
}

/** Of which partner the figures are: those with the most registrations, as the server lists them on one page. */
export function PartnerChoice({ lang, texts: t, value, onChange }: Props) {
  const { data: partners = [] } = useLoaded({
    ask: (signal) => call('POST /api/admin/partners', { sort: 'people' }, { lang, signal }),
    read: ({ partners }) => partners,
    fault: () => undefined,
  });
  // Without partners there is nothing to choose; the figures of all are there in any case.
  if (partners.length === 0) return null;
  return (
    <div className={`field ${styles.choice}`}>
      <label htmlFor="figures-partner">{t.ofPartner}</label>
      <select id="figures-partner" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t.allPartners}</option>
        {partners.map(({ partner_id, organization_name }) => (
          <option key={partner_id} value={partner_id}>
            {organization_name}
          </option>
        ))}
      </select>
    </div>
  );
}
