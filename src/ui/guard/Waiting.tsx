import styles from './Guard.module.css';
import type { GuardTexts } from './guard-props.ts';

/** After a while a link to reload appears, by CSS alone: on a slow network the script itself may be missing. */
export function Waiting({ texts }: { texts: Pick<GuardTexts, 'loading' | 'slow'> }) {
  return (
    <div className={`wrap ${styles.screen} ${styles.waiting}`} role="status" aria-busy="true">
      <span className={styles.spinner} aria-hidden="true" />
      <h1 className={styles.loading}>{texts.loading}</h1>
      <p className={`hint ${styles.slow}`}>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page with its query, and needs no script */}
        <a href="">{texts.slow}</a>
      </p>
    </div>
  );
}
