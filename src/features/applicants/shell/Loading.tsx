import layout from './layout.module.css';
import styles from './message.module.css';
import { useShell } from './shell-context.ts';

/** After a while a link to reload appears, by CSS alone: on a slow network the script itself may be missing. */
export function Loading({ hasOtherHeading = false }: { hasOtherHeading?: boolean }) {
  const { texts } = useShell();
  // The wizard's pre-rendered page has its only heading in the form.
  const Title = hasOtherHeading ? 'p' : 'h1';
  return (
    <div
      className={`wrap ${layout.screen} ${layout.narrow} ${styles.message} ${styles.whole}`}
      role="status"
      aria-busy="true"
    >
      <span className={styles.waitLine} aria-hidden="true" />
      <Title className={styles.loading}>{texts.load.loading}</Title>
      <p className={`hint ${styles.slow}`}>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page with its token, and needs no script */}
        <a href="">{texts.load.slow}</a>
      </p>
    </div>
  );
}
