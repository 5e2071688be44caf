import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { DialogChoice } from '../dialog/DialogChoice.tsx';
import styles from './members.module.css';
import type { MemberWish, PeopleTexts } from './PeopleCard.tsx';

interface Props {
  wish: MemberWish | undefined;
  texts: PeopleTexts & Record<'cancel' | 'working', string>;
  isBusy: boolean;
  onGo: (wish: MemberWish) => void;
  onClose: () => void;
  /** Why it failed, if it did. */
  children?: ReactNode;
}

/** Asks before an admin ends somebody's access, or gives the organisation another owner. */
export function PeopleDialog({ wish, texts: t, isBusy, onGo, onClose, children }: Props) {
  const email = wish?.member.email ?? '';
  const isHandOver = wish?.act === 'hand-over';
  return (
    <Dialog
      open={wish !== undefined}
      title={fill(isHandOver ? t.handOverTitle : t.removeTitle, { email })}
      onClose={onClose}
    >
      <p className={styles.long}>{fill(isHandOver ? t.handOverText : t.removeText, { email })}</p>
      {children}
      <DialogChoice cancel={t.cancel} onCancel={onClose}>
        <button
          type="button"
          className={`btn small ${isHandOver ? '' : 'bad'}`}
          aria-busy={isBusy || undefined}
          onClick={() => wish && onGo(wish)}
        >
          {isBusy ? t.working : isHandOver ? t.handOver : t.remove}
        </button>
      </DialogChoice>
    </Dialog>
  );
}
