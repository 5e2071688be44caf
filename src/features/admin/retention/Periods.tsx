import styles from '#src/ui/list/list.module.css';
import own from './retention.module.css';
import type { AdminRetentionTexts } from './retention.text.ts';

/** The periods in force, as in the privacy notice. */
export function Periods({ texts: t }: { texts: AdminRetentionTexts }) {
  return (
    <section className={`card ${styles.listed}`} aria-labelledby="periods">
      <h2 id="periods">{t.periodsTitle}</h2>
      <p className="sm muted">{t.periodsLead}</p>
      <dl className={`sm ${own.periods}`}>
        {t.periods.map(({ what, howLong }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{howLong}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
