import styles from './figures.module.css';

export interface FunnelStep {
  id: string;
  label: string;
  count: number;
  /** Width of the bar. */
  percent: number;
  /** The share in words, where it says something. */
  share?: string;
}

/** Bars from one left edge. The first is dark, the last, which is the goal, is gold. */
export function FunnelBars({ steps }: { steps: readonly FunnelStep[] }) {
  return (
    <ul className={styles.funnel}>
      {steps.map(({ id, label, count, percent, share }) => (
        <li key={id} data-step={id}>
          <span>{label}</span>
          <svg className={styles.bar} aria-hidden="true">
            <rect className={styles.barGround} width="100%" height="100%" />
            <rect className={styles.barFill} width={`${percent}%`} height="100%" />
          </svg>
          <b>
            {count} {share && <span className="muted">· {share}</span>}
          </b>
        </li>
      ))}
    </ul>
  );
}
