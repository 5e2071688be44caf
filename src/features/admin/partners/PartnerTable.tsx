import { formatDate } from '#src/i18n/format.ts';
import { EmailText } from '#src/ui/EmailText.tsx';
import type { RoomProps } from '../room-props.ts';
import badge from './badges.module.css';
import { PartnerBadges } from './PartnerBadges.tsx';
import type { Partner } from './partner.ts';
import rows from './partner-list.module.css';
import styles from './partner-table.module.css';
import type { PartnerListTexts } from './partners.text.ts';
import words from './words.module.css';

/** The list of partners. On a phone a row has two lines: name and badges; the rest is on the partner's page. */
export function PartnerTable({
  partners,
  texts,
  links,
}: RoomProps<PartnerListTexts> & { partners: readonly Partner[] }) {
  const { list: t, counts } = texts;
  return (
    <table id="partner-rows" tabIndex={-1} className={`cards ${styles.table} ${rows.rows}`}>
      <caption className="visually-hidden">{t.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.organization}</th>
          <th scope="col">{t.contact}</th>
          <th scope="col">{t.state}</th>
          <th scope="col" className={styles.figure}>
            {counts.registered}
          </th>
          <th scope="col" className={styles.figure}>
            {counts.complete}
          </th>
          <th scope="col">{t.since}</th>
        </tr>
      </thead>
      <tbody>
        {partners.map((partner) => (
          <tr key={partner.partner_id} data-partner={partner.partner_id}>
            <th scope="row">
              <div className="long">
                <a className={styles.open} href={`${links.partners}/${encodeURIComponent(partner.partner_id)}`}>
                  {partner.organization_name}
                </a>
                <p className={`mono ${words.id}`}>{partner.partner_id}</p>
              </div>
            </th>
            <td data-l={t.contact} className={rows.wide}>
              <div className="long">
                {partner.contact_person}
                <p className="muted">
                  <EmailText text={partner.email} />
                </p>
              </div>
            </td>
            <td data-l={t.state} className={rows.state}>
              <div className={badge.badges}>
                <PartnerBadges partner={partner} texts={texts.badges} />
              </div>
            </td>
            <td data-l={counts.registered} className={styles.figure}>
              {partner.counts.registered}
            </td>
            <td data-l={counts.complete} className={`${styles.figure} ${rows.wide}`}>
              {partner.counts.complete}
            </td>
            <td data-l={t.since} className={`${words.date} ${rows.wide}`}>
              {formatDate(partner.created_at)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
