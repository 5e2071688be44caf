import type { ReactNode } from 'react';
import styles from './admin-partners.module.css';

/** An empty list: no partner yet, or none that matches. */
export function Empty({ picture, title, children }: { picture: string; title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <img src={picture} alt="" width={240} height={180} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
