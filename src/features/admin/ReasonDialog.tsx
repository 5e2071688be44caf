import type { ReactNode } from 'react';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { LongField } from './LongField.tsx';
import { useReason } from './useReason.ts';

interface Props {
  open: boolean;
  id: string;
  title: string;
  texts: Record<'label' | 'hint' | 'missing' | 'act' | 'working' | 'cancel', string>;
  isBusy: boolean;
  isHarmless?: boolean;
  onGo: (reason: string) => void;
  onClose: () => void;
  /** What the act does. */
  children: ReactNode;
  /** Why it failed, if it did. */
  fault?: ReactNode;
}

/** Asks for the reason of an act. What was typed stays when the dialog is closed. */
export function ReasonDialog(props: Props) {
  const { open, id, title, texts: t, isBusy, isHarmless = false, onGo, onClose, children, fault } = props;
  const reason = useReason(t.missing);
  const go = () => {
    if (reason.check()) onGo(reason.value);
  };
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      {children}
      <LongField id={id} label={t.label} hint={t.hint} {...reason.field} />
      {fault}
      <DialogChoice cancel={t.cancel} onCancel={onClose}>
        <Button
          look={`small ${isHarmless ? '' : 'bad'}`}
          isBusy={isBusy}
          working={t.working}
          label={t.act}
          onClick={go}
        />
      </DialogChoice>
    </Dialog>
  );
}
