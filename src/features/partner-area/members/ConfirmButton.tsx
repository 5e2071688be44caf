import { useState } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogChoice } from '#src/ui/DialogChoice.tsx';
import { usePartnerArea } from '../partner-area-context.ts';

interface Props {
  label: string;
  /** For screen readers, where several buttons have the same label. */
  name?: string;
  title: string;
  text: string;
  isBusy: boolean;
  onConfirm: () => void;
}

/** A button that asks before it ends somebody's access. */
export function ConfirmButton({ label, name, title, text, isBusy, onConfirm }: Props) {
  const { texts } = usePartnerArea();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="btn line sml" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </button>
      <Dialog open={isAsking} title={title} onClose={() => setAsking(false)}>
        <p>{text}</p>
        <DialogChoice cancel={texts.members.cancel} onCancel={() => setAsking(false)}>
          <button
            type="button"
            className="btn bad sml"
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
