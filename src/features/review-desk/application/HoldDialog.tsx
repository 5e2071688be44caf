import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { LongField } from '#src/ui/LongField.tsx';
import { useDraft } from '../drafts.ts';
import { Changed } from './Changed.tsx';
import type { DecisionProps } from './Decision.tsx';
import { fullName } from './desk-application.ts';
import { Failed } from './Failed.tsx';

interface Props extends Omit<DecisionProps, 'open'> {
  open: boolean;
  onClose: () => void;
}

/** Asks why an application is put on hold. */
export function HoldDialog({ open, texts: t, one, application, onClose }: Props) {
  const [reason, setReason] = useDraft(application.id, 'hold');
  const [isMissing, setMissing] = useState(false);
  const name = fullName(application);
  const isBusy = one.doing.kind === 'busy' && one.doing.act === 'hold';
  const go = () => {
    setMissing(!reason.trim());
    if (reason.trim()) one.hold(reason);
  };
  return (
    <Dialog open={open} title={fill(t.acts.holdTitle, { name })} onClose={onClose}>
      <p>{fill(t.acts.holdText, { name })}</p>
      <LongField
        id="hold-reason"
        label={t.acts.holdReason}
        value={reason}
        onChange={setReason}
        problem={isMissing && !reason.trim() ? t.acts.holdMissing : undefined}
      />
      <Changed texts={t} one={one} />
      <Failed one={one} acts={['hold']} texts={t} />
      <DialogChoice cancel={t.acts.cancel} onCancel={onClose}>
        <button type="button" className="btn small" aria-busy={isBusy || undefined} onClick={go}>
          {isBusy ? t.acts.working : t.acts.hold}
        </button>
      </DialogChoice>
    </Dialog>
  );
}
