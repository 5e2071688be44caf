import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { LongField } from '#src/ui/LongField.tsx';
import type { AdminRetentionTexts } from './admin-retention.text.ts';
import type { Retained } from './retention.ts';
import type { Hold } from './useHold.ts';

interface Props {
  texts: AdminRetentionTexts;
  application: Retained;
  hold: Hold;
}

/** Asks why an application is kept beyond its period. What was typed stays until it was taken. */
export function KeepButton({ texts: t, application, hold }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { id, name } = application;
  const isBusy = hold.busy === id;
  const keep = async () => {
    setMissing(!reason.trim());
    if (!reason.trim() || isBusy) return;
    if (await hold.change(application, reason)) setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className="btn line small"
        aria-haspopup="dialog"
        aria-label={fill(t.keepNamed, { name })}
        onClick={() => setOpen(true)}
      >
        {t.keep}
      </button>
      <Dialog open={isOpen} title={fill(t.keepTitle, { name })} onClose={() => setOpen(false)}>
        <p>{t.keepText}</p>
        <LongField
          id={`keep-${id}`}
          label={t.keepReason}
          hint={t.keepReasonHint}
          value={reason}
          onChange={setReason}
          problem={isMissing && !reason.trim() ? t.keepMissing : undefined}
        />
        <DialogChoice cancel={t.cancel} onCancel={() => setOpen(false)}>
          <button type="button" className="btn small" aria-busy={isBusy || undefined} onClick={keep}>
            {isBusy ? t.working : t.keep}
          </button>
        </DialogChoice>
      </Dialog>
    </>
  );
}
