import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { AdminRetentionTexts } from './retention.text.ts';
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
  const { id, name } = application;
  const isBusy = hold.busy === id;
  const keep = async (reason: string) => {
    if (!isBusy && (await hold.change(application, reason))) setOpen(false);
  };
  return (
    <>
      <Button
        look="line small"
        label={t.keep}
        aria-haspopup="dialog"
        aria-label={fill(t.keepNamed, { name })}
        onClick={() => setOpen(true)}
      />
      <ReasonDialog
        open={isOpen}
        id={`keep-${id}`}
        title={fill(t.keepTitle, { name })}
        texts={{ ...t, label: t.keepReason, hint: t.keepReasonHint, missing: t.keepMissing, act: t.keep }}
        isBusy={isBusy}
        isHarmless
        onGo={keep}
        onClose={() => setOpen(false)}
      >
        <p>{t.keepText}</p>
      </ReasonDialog>
    </>
  );
}
