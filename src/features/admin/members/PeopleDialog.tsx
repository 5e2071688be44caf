import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { EmailSentence } from '#src/ui/EmailText.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import type { MembersCardTexts } from './members-card.text.ts';
import type { MemberChange } from './PeopleCard.tsx';

interface Props {
  change: MemberChange | undefined;
  texts: MembersCardTexts & Record<'cancel' | 'working', string>;
  isBusy: boolean;
  onGo: (change: MemberChange) => void;
  onClose: () => void;
  /** Why it failed, if it did. */
  children?: ReactNode;
}

/** Asks before an admin ends somebody's access, or gives the organisation another owner. */
export function PeopleDialog({ change, texts: t, isBusy, onGo, onClose, children }: Props) {
  const email = change?.member.email ?? '';
  const isHandOver = change?.act === 'hand-over';
  return (
    <Dialog
      open={change !== undefined}
      title={fill(isHandOver ? t.handOverTitle : t.removeTitle, { email })}
      onClose={onClose}
    >
      <p className="long">{isHandOver ? <EmailSentence text={t.handOverText} email={email} /> : t.removeText}</p>
      {children}
      <DialogChoice cancel={t.cancel} onCancel={onClose}>
        <Button
          look={`small ${isHandOver ? '' : 'bad'}`}
          isBusy={isBusy}
          working={t.working}
          label={isHandOver ? t.handOver : t.remove}
          onClick={() => change && onGo(change)}
        />
      </DialogChoice>
    </Dialog>
  );
}
