import { fill } from '#contract/fill.ts';
import { wholeName } from '#contract/person-name.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { LongField } from '../../LongField.tsx';
import { useReason } from '../../useReason.ts';
import { useDraft } from '../drafts.ts';
import { Changed } from './Changed.tsx';
import type { DecisionProps } from './decision-props.ts';
import { originalsLeft } from './desk-application.ts';
import { Failed } from './Failed.tsx';
import { MailPreview } from './MailPreview.tsx';

/** Asks why an application is completed although originals are not here. */
export function WithoutOriginals(props: DecisionProps) {
  const { open, texts: t, one, application, onOpen } = props;
  const reason = useReason(t.acts.holdMissing, useDraft(application.id, 'complete own'));
  const isBusy = one.doing.kind === 'busy' && one.doing.act === 'complete';
  const close = () => onOpen(undefined);
  const go = () => {
    if (reason.check()) one.decide({ action: 'complete', reason: reason.value });
  };
  const originals = originalsLeft(application).map((paper) => t.documentPane.names[paper]);
  return (
    <Dialog
      open={open === 'complete'}
      title={fill(t.originals.withoutTitle, { name: wholeName(application) })}
      onClose={close}
    >
      <p>{fill(t.originals.withoutText, { originals: originals.join(', ') })}</p>
      <LongField id="without-originals" label={t.acts.holdReason} {...reason.field} />
      <MailPreview {...props} choice={reason.value.trim() ? { action: 'complete', reason: '.' } : undefined} />
      <Changed texts={t} one={one} />
      <Failed one={one} acts={['complete']} texts={t} />
      <DialogChoice cancel={t.acts.cancel} onCancel={close}>
        <Button look="small" isBusy={isBusy} working={t.acts.working} label={t.acts.complete} onClick={go} />
      </DialogChoice>
    </Dialog>
  );
}
