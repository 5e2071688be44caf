import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog/Dialog.tsx';
import { DialogChoice } from './dialog/DialogChoice.tsx';

interface Props {
  label: string;
  /** For screen readers, where several buttons have the same label. */
  name?: string;
  title: string;
  text: string;
  cancel: string;
  /** `main`: the button does what the page is for. */
  look?: 'line' | 'main';
  /** The act does no harm: the button of the dialog is not red. */
  isHarmless?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  /** What else the dialog says, below its text. */
  children?: ReactNode;
}

/** A button that asks before it changes somebody's access. */
export function ConfirmButton({
  label,
  name,
  title,
  text,
  cancel,
  look = 'line',
  isHarmless = false,
  isBusy,
  onConfirm,
  children,
}: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={look === 'main' ? 'btn small' : 'btn line small'}
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
      <Dialog open={isAsking} title={title} onClose={() => setAsking(false)}>
        <p>{text}</p>
        {children}
        <DialogChoice cancel={cancel} onCancel={() => setAsking(false)}>
          <button
            type="button"
            className={`btn small ${isHarmless ? '' : 'bad'}`}
            aria-busy={isBusy || undefined}
            onClick={() => {
              if (isBusy) return;
              setAsking(false);
              onConfirm();
            }}
          >
            {label}
          </button>
        </DialogChoice>
      </Dialog>
    </>
  );
}
