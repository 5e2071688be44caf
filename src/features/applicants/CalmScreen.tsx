import type { ReactNode } from 'react';
import styles from './wizard.module.css';
import { useWizard } from './wizard-context.ts';

interface Props {
  picture: { src: string; width: number; height: number };
  title: string;
  lead: string;
  /** A sentence of the server, read out at once. */
  message?: string | undefined;
  children: ReactNode;
}

/** A picture, a sentence, a button: where nothing has to be filled in. */
export function CalmScreen({ picture, title, lead, message, children }: Props) {
  const { heading } = useWizard();
  const isScene = picture.width > 240;
  return (
    <div className={`wrap ${styles.screen} ${styles.narrow} ${styles.calm}`}>
      <img className={isScene ? styles.large : undefined} alt="" {...picture} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {message && <p role="alert">{message}</p>}
      <p className="lead">{lead}</p>
      <p className={styles.acts}>{children}</p>
    </div>
  );
}
