import { fill } from '#contract/fill.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { NotSaved } from '../NotSaved.tsx';
import type { Partner } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';
import type { OnePartner } from './usePartner.ts';

interface Props {
  open: boolean;
  texts: PartnerTexts;
  one: OnePartner;
  partner: Partner;
  onClose: () => void;
}

/**
 * Asks before a verification is withdrawn: this hides every student from the partner, and its button stands where the
 * button that verifies was until a moment ago.
 */
export function UnverifyDialog({ open, texts, one, partner, onClose }: Props) {
  const { unverifyDialog: t, dialog, detail } = texts;
  const isBusy = one.doing.kind === 'busy' && one.doing.act === 'unverify';
  const { organization_name: organization, counts } = partner;
  return (
    <Dialog open={open} title={t.title} onClose={onClose}>
      <p className="long">{fill(t.ends, { organization, count: counts.registered })}</p>
      <NotSaved doing={one.doing} acts={['unverify']} title={detail.notSaved} />
      <DialogChoice cancel={dialog.cancel} onCancel={onClose}>
        <Button
          look="small bad"
          isBusy={isBusy}
          working={detail.working}
          label={t.confirm}
          onClick={() => one.change('unverify')}
        />
      </DialogChoice>
    </Dialog>
  );
}
