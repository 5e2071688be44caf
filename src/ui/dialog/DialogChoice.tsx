import type { ReactNode } from 'react';
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
      <button type="button" className="btn line small" onClick={onCancel}>
        {cancel}
      </button>
      {children}
    </div>
  );
}
