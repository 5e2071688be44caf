import type { ReactNode } from 'react';
import styles from './list.module.css';

/** A list without rows: none yet, or none that matches. */
export function EmptyList({ picture, title, children }: { picture: string; title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <img src={picture} alt="" width={240} height={180} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
