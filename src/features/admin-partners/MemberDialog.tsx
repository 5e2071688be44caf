import { fill } from '#contract/fill.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogChoice } from '#src/ui/DialogChoice.tsx';
import { ActFault } from './ActButton.tsx';
import styles from './admin-partners.module.css';
import type { PartnerTexts } from './admin-partners.text.ts';
import type { MemberWish } from './MembersCard.tsx';
import type { OnePartner } from './usePartner.ts';

interface Props {
  wish: MemberWish | undefined;
  texts: PartnerTexts;
  one: OnePartner;
  onClose: () => void;
}

/** Asks before somebody's access ends, or the partner gets another owner. */
export function MemberDialog({ wish, texts, one, onClose }: Props) {
  const { membersCard: t, dialog, detail } = texts;
  const email = wish?.member.email ?? '';
  const isHandOver = wish?.act === 'hand-over';
  const isBusy = one.doing.kind === 'busy' && one.doing.act === wish?.act;
  return (
    <Dialog
      open={wish !== undefined}
      title={fill(isHandOver ? t.handOverTitle : t.removeTitle, { email })}
      onClose={onClose}
    >
      <p className={styles.long}>{fill(isHandOver ? t.handOverText : t.removeText, { email })}</p>
      <ActFault one={one} acts={['remove-member', 'hand-over']} title={detail.notSaved} />
      <DialogChoice cancel={dialog.cancel} onCancel={onClose}>
        <button
          type="button"
          className={`btn sml ${isHandOver ? '' : 'bad'}`}
          aria-busy={isBusy || undefined}
          onClick={() => wish && one.changeMember(wish.act, wish.member.account_id)}
        >
          {isBusy ? detail.working : isHandOver ? t.handOver : t.remove}
        </button>
      </DialogChoice>
    </Dialog>
  );
}
