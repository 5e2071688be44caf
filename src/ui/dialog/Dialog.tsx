import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { EmailText } from '../EmailText.tsx';
import styles from './Dialog.module.css';
import { closeModal, openModal } from './modal-dialog.ts';

interface Props {
  open: boolean;
  title: string;
  /** Also called for Escape. */
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, and returns it on closing. */
export function Dialog({ open, title, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open) openModal(ref.current);
    else closeModal(ref.current);
  }, [open]);
  // What takes the dialog out of the page as a whole closes it before: only so does it give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => closeModal(dialog);
  }, []);
  // The browser fires `close` with a delay: the dialog may be open again by then.
  const onClosed = () => {
    if (ref.current && !ref.current.open) onClose();
  };
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} onClose={onClosed}>
      {open && (
        <>
          <h2 id={titleId} className={styles.title}>
            <EmailText text={title} />
          </h2>
          {children}
        </>
      )}
    </dialog>
  );
}
