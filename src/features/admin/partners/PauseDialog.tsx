import { fill } from '#contract/fill.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { LongField } from '../LongField.tsx';
import { NotSaved } from '../NotSaved.tsx';
import type { RoomProps } from '../room-props.ts';
import { useReason } from '../useReason.ts';
import type { PartnerDetail } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';
import type { OnePartner } from './usePartner.ts';

interface Props {
  open: boolean;
  props: RoomProps<PartnerTexts>;
  one: OnePartner;
  detail: PartnerDetail;
  onClose: () => void;
}

/** Asks for a reason, and says how many people came lately: printed posters stop working with the pause. */
export function PauseDialog({ open, props: { texts }, one, detail: { partner, recent }, onClose }: Props) {
  const { pauseDialog: t, detail } = texts;
  const reason = useReason(t.reasonMissing);
  const isPause = partner.invite_active;
  // The reason of an earlier pause must not stand in the next one.
  useOnChange(isPause, reason.clear);
  const act = isPause ? 'pause' : 'resume';
  const isBusy = one.doing.kind === 'busy' && one.doing.act === act;
  const { organization_name: organization, counts } = partner;
  const go = async () => {
    if ((!isPause || reason.check()) && (await one.change(act, reason.value))) onClose();
  };
  return (
    <Dialog open={open} title={isPause ? t.pauseTitle : t.resumeTitle} onClose={onClose}>
      <p className="long">{fill(isPause ? t.ends : t.begins, { organization })}</p>
      {isPause ? (
        <>
          <p className="muted sm">{fill(t.people, { all: counts.registered, recent })}</p>
          <LongField id="pause-reason" label={t.reason} hint={t.reasonHint} {...reason.field} />
        </>
      ) : (
        partner.pause_reason && (
          <p className="muted sm lines">
            {t.reason}: {partner.pause_reason}
          </p>
        )
      )}
      <NotSaved doing={one.doing} acts={['pause', 'resume']} title={detail.notSaved} />
      <DialogChoice cancel={detail.cancel} onCancel={onClose}>
        <Button
          look={`small ${isPause ? 'bad' : ''}`}
          isBusy={isBusy}
          working={detail.working}
          label={t[act]}
          onClick={go}
        />
      </DialogChoice>
    </Dialog>
  );
}
