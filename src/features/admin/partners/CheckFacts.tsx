import { fill } from '#contract/fill.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import { addressRelationTone, relationOfAddress } from './address-relation.ts';
import type { Partner } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';
import styles from './words.module.css';

/** All facts by which an admin checks an organisation. */
export function CheckFacts({ texts, partner }: { texts: PartnerTexts; partner: Partner }) {
  const { checkCard: t, addressRelations } = texts;
  const { organization_name: name, verified_name, contact_person, email, website, phone, country } = partner;
  const relation = relationOfAddress(email, website);
  const given = (text: string) => text || <span className="muted">{t.unknown}</span>;
  return (
    <dl className="dl" data-check="">
      <dt>{t.organization}</dt>
      <dd>
        {name}
        {verified_name !== null && verified_name !== name && (
          <p className={`sm ${styles.id}`}>{fill(t.formerly, { name: verified_name })}</p>
        )}
      </dd>
      <dt>{t.contact}</dt>
      <dd>{contact_person}</dd>
      <dt>{t.email}</dt>
      <dd>
        <EmailText text={email} />
        <p>
          <span className={`badge ${addressRelationTone(relation)} ${styles.wraps}`}>{addressRelations[relation]}</span>
        </p>
      </dd>
      <dt>{t.website}</dt>
      <dd>
        {website ? (
          <a href={website} rel="noopener noreferrer" target="_blank">
            {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>
        ) : (
          given('')
        )}
      </dd>
      <dt>{t.phone}</dt>
      <dd>{phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : given('')}</dd>
      <dt>{t.country}</dt>
      <dd>{given(country)}</dd>
    </dl>
  );
}
