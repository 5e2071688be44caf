import { useState } from 'react';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { LongField } from '#src/ui/LongField.tsx';
import { Note } from '#src/ui/Note.tsx';
import styles from './admin-contracts.module.css';
import type { AdminContractsTexts } from './admin-contracts.text.ts';
import type { ContractHandle } from './useContractDetail.ts';

interface Props {
  open: boolean;
  texts: AdminContractsTexts;
  doing: ContractHandle['doing'];
  ask: { title: string; text: string; hint: string; act: string };
  onClose: () => void;
  onGo: (reason: string) => void;
}

/** Asks for the reason that the sides will read. What was typed stays when the dialog is closed. */
export function ReasonDialog({ open, texts, doing, ask, onClose, onGo }: Props) {
  const { detail: t } = texts;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isBusy = doing.kind === 'busy';
  const go = () => {
    setMissing(!reason.trim());
    if (reason.trim()) onGo(reason);
  };
  return (
    <Dialog open={open} title={ask.title} onClose={onClose}>
      <p>{ask.text}</p>
      <LongField
        id="reason"
        label={t.reason}
        hint={ask.hint}
        value={reason}
        onChange={setReason}
        problem={isMissing && !reason.trim() ? t.reasonMissing : undefined}
      />
      {doing.kind === 'failed' && <NotSaved texts={texts} message={doing.message} />}
      <DialogChoice cancel={t.keep} onCancel={onClose}>
        <button type="button" className="btn small bad" aria-busy={isBusy || undefined} onClick={go}>
          {isBusy ? texts.working : ask.act}
        </button>
      </DialogChoice>
    </Dialog>
  );
}

export function NotSaved({ texts, message }: Pick<Props, 'texts'> & { message: string }) {
  return (
    <div className={styles.acts}>
      <Note tone="bad" title={texts.notSaved} role="alert">
        <p>{message}</p>
      </Note>
    </div>
  );
}
