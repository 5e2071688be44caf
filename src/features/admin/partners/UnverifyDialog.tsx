import { fill } from '#contract/fill.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { NotSaved } from '../NotSaved.tsx';
import type { Partner } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';
import type { OnePartner } from './usePartner.ts';
import styles from './words.module.css';

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
      <p className={styles.long}>{fill(t.ends, { organization, count: counts.registered })}</p>
      <NotSaved doing={one.doing} acts={['unverify']} title={detail.notSaved} />
      <DialogChoice cancel={dialog.cancel} onCancel={onClose}>
        <button
          type="button"
          className="btn small bad"
          aria-busy={isBusy || undefined}
          onClick={() => one.change('unverify')}
        >
          {isBusy ? detail.working : t.confirm}
        </button>
      </DialogChoice>
    </Dialog>
  );
}
