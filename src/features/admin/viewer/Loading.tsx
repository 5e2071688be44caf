import { useEffect, useState } from 'react';
import styles from './viewer.module.css';

const SLOW_MILLISECONDS = 8000;

/** After a while it says that there is another way: a file can be made so that drawing it takes for ever. */
export function Loading({ texts }: { texts: { loading: string; slow: string } }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.loading} role="status">
      {isSlow ? texts.slow : texts.loading}
    </p>
  );
}
