import type { ReactNode } from 'react';
import styles from './list.module.css';

interface Props {
  picture: string;
  title: string;
  text?: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A list without rows: none yet, or none that matches. */
export function EmptyList({ picture, title, text, children }: Props) {
  return (
    <div className={styles.empty}>
      <img src={picture} alt="" width={240} height={180} loading="lazy" />
      <h2>{title}</h2>
      {text && <p className="muted">{text}</p>}
      {children}
    </div>
  );
}
