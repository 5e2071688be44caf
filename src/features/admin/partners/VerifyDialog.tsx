import { fill } from '#contract/fill.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { NotSaved } from '../NotSaved.tsx';
import type { Partner } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';
import type { OnePartner } from './usePartner.ts';

interface Props {
  act: 'verify' | 'unverify';
  open: boolean;
  texts: PartnerTexts;
  one: OnePartner;
  partner: Partner;
  onClose: () => void;
}

/**
 * Asks before an organisation is verified, which shows it its students, or a verification is withdrawn. Both buttons
 * stand in the same place, one after the other.
 */
export function VerifyDialog({ act, open, texts, one, partner, onClose }: Props) {
  const { detail } = texts;
  const t = texts.verifyDialogs[act];
  const isBusy = one.doing.kind === 'busy' && one.doing.act === act;
  const { organization_name: organization, counts } = partner;
  return (
    <Dialog open={open} title={t.title} onClose={onClose}>
      <p className="long">{fill(t.means, { organization, count: counts.registered })}</p>
      <NotSaved doing={one.doing} acts={[act]} title={detail.notSaved} />
      <DialogChoice cancel={detail.cancel} onCancel={onClose}>
        <Button
          look={`small ${act === 'unverify' ? 'bad' : ''}`}
          isBusy={isBusy}
          working={detail.working}
          label={t.confirm}
          onClick={async () => {
            if (await one.change(act)) onClose();
          }}
        />
      </DialogChoice>
    </Dialog>
  );
}
