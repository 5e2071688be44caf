import { fill } from '#contract/fill.ts';
import type { RegistrationCounts } from '#contract/registration-list.ts';
import { counted } from '#src/i18n/counted.ts';
import { usePartnerArea } from '../partner-area-context.ts';
import { percentOf, WAY } from '../registrations.ts';
import styles from './figures.module.css';

/** How many students have come how far. The last bar is gold. */
export function Funnel({ counts }: { counts: RegistrationCounts }) {
  const { texts } = usePartnerArea();
  const t = texts.registrations;
  return (
    <div className="card" data-funnel="">
      <h3>{t.funnelTitle}</h3>
      <p className="sm muted">{counted(counts.registered, t.funnelTextOne, t.funnelText)}</p>
      <ul className={styles.funnel}>
        {WAY.map((step) => {
          const percent = percentOf(counts[step], counts.registered);
          return (
            <li key={step} data-step={step}>
              <span>{t.steps[step]}</span>
              <svg className={styles.bar} aria-hidden="true">
                <rect className={styles.barGround} width="100%" height="100%" />
                <rect className={styles.barFill} width={`${percent}%`} height="100%" />
              </svg>
              <b>
                {counts[step]} <span className="muted">· {fill(t.percent, { percent })}</span>
              </b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
