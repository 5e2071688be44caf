import { type ReactNode, useId, useState } from 'react';
import { Dialog } from './dialog/Dialog.tsx';
import { DialogChoice } from './dialog/DialogChoice.tsx';
import { useHydrated, usePlainForm } from './form/plain-form.ts';
import { Button } from './parts/Button.tsx';
import type { PlainPress } from './plain/PlainButton.tsx';
import { PlainConfirm } from './plain/PlainConfirm.tsx';

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
  /** What the browser sends where the script is late or missing. */
  plain?: PlainPress;
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
  plain: press,
  children,
}: Props) {
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const hydrated = useHydrated();
  const plain = usePlainForm(press?.id ?? '', press?.to, press?.fixed);
  const className = look === 'main' ? 'btn small' : 'btn line small';
  if (plain && !hydrated)
    return <PlainConfirm {...{ plain, id, label, className, text, isHarmless }}>{children}</PlainConfirm>;
  return (
    <>
      <button
        type="button"
        id={id}
        className={className}
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
          <Button
            look={`small ${isHarmless ? '' : 'bad'}`}
            isBusy={isBusy}
            label={label}
            onClick={() => {
              if (isBusy) return;
              setAsking(false);
              onConfirm();
            }}
          />
        </DialogChoice>
      </Dialog>
    </>
  );
}
