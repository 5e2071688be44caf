import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './message.module.css';
import { useShell } from './shell-context.ts';

interface Props {
  /** Of 480×360, unless it is small: half of it. */
  picture?: string;
  isSmall?: boolean;
  title: string;
  lead: string;
  /** A sentence of the server, read out at once. */
  message?: string | undefined;
  /** Buttons and links. */
  children?: ReactNode;
  /** A form or a card below the buttons. */
  below?: ReactNode;
}

/** A screen with a picture, a sentence and a button, where little has to be filled in. */
export function MessageScreen({ picture, isSmall, title, lead, message, children, below }: Props) {
  const { heading } = useShell();
  const size = isSmall ? { width: 240, height: 180 } : { width: 480, height: 360, className: styles.large };
  return (
    <div className={`wrap ${layout.screen} ${layout.narrow} ${styles.message}`}>
      {picture && <img src={picture} alt="" loading="lazy" {...size} />}
      <h1 ref={heading} tabIndex={-1} className={layout.title}>
        {title}
      </h1>
      {message && <p role="alert">{message}</p>}
      <p className="lead">{lead}</p>
      {below && <div className={styles.below}>{below}</div>}
      {children && <p className={`${layout.acts} ${styles.acts}`}>{children}</p>}
    </div>
  );
}
