import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import type { RoomProps } from '../room-props.ts';
import type { Partner } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';
import type { OnePartner } from './usePartner.ts';

interface Props {
  open: boolean;
  props: RoomProps<PartnerTexts>;
  one: OnePartner;
  partner: Partner;
  onClose: () => void;
}

/** A rotation cannot be taken back: the dialog says first what stops working, and what doesn't. */
export function RotateDialog({ open, props: { texts }, one: { doing, rotate }, partner, onClose }: Props) {
  const { dialog: t, detail } = texts;
  const [notify, setNotify] = useState(true);
  const isBusy = doing.kind === 'busy' && doing.act === 'rotate';
  return (
    <Dialog open={open} title={t.title} onClose={onClose}>
      <p className="long">{fill(t.ends, { organization: partner.organization_name })}</p>
      <p className="muted sm long">{fill(t.stays, { id: partner.partner_id })}</p>
      <p className="muted sm">{t.final}</p>
      <label className="check sm">
        <input type="checkbox" checked={notify} onChange={(event) => setNotify(event.target.checked)} />
        <span className="long">{fill(t.notify, { name: partner.contact_person })}</span>
      </label>
      {doing.kind === 'failed' && doing.act === 'rotate' && (
        <Note tone="bad" title={t.failed} role="alert">
          <p>
            {doing.message} {t.failedText}
          </p>
        </Note>
      )}
      <DialogChoice cancel={detail.cancel} onCancel={onClose}>
        <Button
          look="bad small"
          isBusy={isBusy}
          working={detail.working}
          label={t.confirm}
          onClick={async () => {
            if (await rotate(notify)) onClose();
          }}
        />
      </DialogChoice>
    </Dialog>
  );
}
