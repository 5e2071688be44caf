import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { wholeName } from '#contract/person-name.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Labelled } from '#src/ui/form/Labelled.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { LongField } from '../../LongField.tsx';
import { useReason } from '../../useReason.ts';
import { useDraft } from '../drafts.ts';
import { Changed } from './Changed.tsx';
import type { DecisionProps } from './decision-props.ts';
import { Failed } from './Failed.tsx';

/** Asks why an application is put on hold, and until when. */
export function HoldDialog({ open, texts: t, one, application, onOpen }: DecisionProps) {
  const close = () => onOpen(undefined);
  const reason = useReason(t.acts.holdMissing, useDraft(application.id, 'hold'));
  const { first, usual, last } = application.hold_days;
  const [until, setUntil] = useState(usual);
  const name = wholeName(application);
  const isBusy = one.doing.kind === 'busy' && one.doing.act === 'hold';
  const go = () => {
    if (reason.check()) one.hold({ reason: reason.value, until });
  };
  return (
    <Dialog open={open === 'hold'} title={fill(t.acts.holdTitle, { name })} onClose={close}>
      <p>{fill(t.acts.holdText, { name })}</p>
      <LongField id="hold-reason" label={t.acts.holdReason} {...reason.field} />
      <Labelled id="hold-until" label={t.acts.holdUntil} hint={t.acts.holdUntilHint}>
        {(control) => (
          <input
            {...control}
            type="date"
            required
            min={first}
            max={last}
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        )}
      </Labelled>
      <Changed texts={t} one={one} />
      <Failed one={one} acts={['hold']} texts={t} />
      <DialogChoice cancel={t.acts.cancel} onCancel={close}>
        <Button look="small" isBusy={isBusy} working={t.acts.working} label={t.acts.hold} onClick={go} />
      </DialogChoice>
    </Dialog>
  );
}
