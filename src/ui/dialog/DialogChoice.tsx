import type { ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import styles from './Dialog.module.css';

interface Props {
  cancel: string;
  onCancel: () => void;
  /** The buttons that do it. */
  children?: ReactNode;
}

/** The last row of a dialog: the way out, and the buttons that do what the dialog asks about. */
export function DialogChoice({ cancel, onCancel, children }: Props) {
  return (
    <div className={`row ${styles.choice}`}>
      <Button look="line small" label={cancel} onClick={onCancel} />
      {children}
    </div>
  );
}
