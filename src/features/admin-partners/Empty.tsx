import type { ReactNode } from 'react';
import styles from './admin-partners.module.css';

/** Nothing is here, and that is no fault. */
export function Empty({ picture, title, children }: { picture: string; title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <img src={picture} alt="" width={240} height={180} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
