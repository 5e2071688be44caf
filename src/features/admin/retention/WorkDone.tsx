import { formatDate } from '#src/i18n/format.ts';
import styles from '#src/ui/list/list.module.css';
import { CardTable } from '#src/ui/parts/CardTable.tsx';
import type { AdminRetentionTexts } from './retention.text.ts';
import type { RetentionFound } from './retention.ts';

/** What the hourly job did, as counts by day. */
export function WorkDone({ texts: t, log }: { texts: AdminRetentionTexts; log: RetentionFound['log'] }) {
  return (
    <section className={`card ${styles.listed}`} aria-labelledby="work-done">
      <h2 id="work-done">{t.workTitle}</h2>
      <p className="sm muted">{t.workLead}</p>
      {log.length === 0 ? (
        <p>{t.noWork}</p>
      ) : (
        <CardTable caption={t.workTitle} heads={[t.day, t.what, t.count]}>
          {log.map(({ day, what, count }) => (
            <tr key={`${day} ${what}`} data-work={what}>
              <th scope="row" className={styles.date}>
                <time dateTime={day}>{formatDate(day)}</time>
              </th>
              <td data-l={t.what}>{t.work[what] ?? what}</td>
              <td data-l={t.count}>{count}</td>
            </tr>
          ))}
        </CardTable>
      )}
    </section>
  );
}
