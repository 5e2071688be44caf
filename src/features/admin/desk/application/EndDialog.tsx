import { fill } from '#contract/fill.ts';
import { wholeName } from '#contract/person-name.ts';
import { Stakes } from '#src/nouns/personal-data/Stakes.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Changed } from './Changed.tsx';
import type { DecisionProps } from './decision-props.ts';
import { Failed } from './Failed.tsx';
import { MailPreview } from './MailPreview.tsx';
import { type Reason, ReasonFields, useReason } from './ReasonFields.tsx';

interface Props extends DecisionProps {
  act: 'reject' | 'withdraw' | 'reopen' | undefined;
}

/** Asks before an application ends or goes on again, with the mail that goes out then. */
export function EndDialog(props: Props) {
  const { act, texts: t, application, onOpen } = props;
  const name = wholeName(application);
  const reason = useReason(application.id, 'reject');
  return (
    <Dialog
      open={act !== undefined}
      title={act ? fill(t.acts[`${act}Title`], { name }) : ''}
      onClose={() => onOpen(undefined)}
    >
      {act && <Question {...props} act={act} reason={reason} />}
    </Dialog>
  );
}

function Question(props: Props & { act: NonNullable<Props['act']>; reason: Reason }) {
  const { act, texts: t, one, application, onOpen, reason } = props;
  const needsReason = act === 'reject';
  const choice = { action: act, ...(needsReason && reason.given) } as const;
  const isBusy = one.doing.kind === 'busy' && one.doing.act === act;
  const go = () => {
    if (!needsReason || reason.check()) one.decide(choice);
  };
  return (
    <>
      <p>{fill(t.acts[`${act}Text`], { name: wholeName(application) })}</p>
      {act !== 'reopen' && <Stakes stakes={application.stakes} leaving="end" lang={props.lang} texts={t.stakes} />}
      {needsReason && (
        <ReasonFields id="reject" texts={t} application={application} ready={t.rejectReasons} reason={reason} />
      )}
      <MailPreview {...props} choice={needsReason && !reason.isGiven ? undefined : choice} isOpen={needsReason} />
      <Changed texts={t} one={one} />
      <Failed one={one} acts={[act]} texts={t} />
      <DialogChoice cancel={t.acts.cancel} onCancel={() => onOpen(undefined)}>
        <Button
          look={`small ${act === 'reopen' ? '' : 'bad'}`}
          isBusy={isBusy}
          working={t.acts.working}
          label={t.acts[act]}
          onClick={go}
        />
      </DialogChoice>
    </>
  );
}
