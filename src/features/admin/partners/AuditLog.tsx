import { formatDateTime } from '#src/i18n/format.ts';
import { EmptyList } from '#src/ui/list/EmptyList.tsx';
import lists from '#src/ui/list/listed.module.css';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import type { AuditEntry } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';
import styles from './words.module.css';

interface Props {
  texts: PartnerTexts;
  audit: readonly AuditEntry[];
  emptyPicture: string;
}

/** What admins have done about this partner, newest first. */
export function AuditLog({ texts: { detail: t, actions }, audit, emptyPicture }: Props) {
  if (audit.length === 0) {
    return (
      <section className="card" aria-label={t.auditTitle}>
        <EmptyList picture={emptyPicture} title={t.auditEmpty} />
      </section>
    );
  }
  return (
    <section className={`card ${lists.listed}`}>
      <h2>{t.auditTitle}</h2>
      <CardTable caption={t.auditCaption} heads={[t.time, t.action, t.actor]}>
        {audit.map(({ id, action, actor_email, detail, created_at }) => (
          <tr key={id}>
            <th scope="row" className={styles.date}>
              <time dateTime={created_at}>{formatDateTime(created_at)}</time>
            </th>
            <td data-l={t.action}>
              <div className="long">
                {actions[action] ?? action}
                {detail && <p className="sm muted lines">{detail}</p>}
              </div>
            </td>
            <td data-l={t.actor} className="long">
              {actor_email ?? t.system}
            </td>
          </tr>
        ))}
      </CardTable>
    </section>
  );
}
