import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { INVITED_STATES, type InviteStudentsReply } from '#contract/partners/student-invitation.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { EmailText } from '#src/ui/EmailText.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { usePartnerArea } from '../partner-area-context.ts';
import styles from './students.module.css';

/** A list, and what would become of each line. */
export type Preview = InviteStudentsReply & { list: string; lang: Lang };

interface Props {
  /** The dialog is open as long as it is there. */
  preview: Preview | undefined;
  onDone: (invited: number) => void;
  onClose: () => void;
}

const MOST_SHOWN = 20;

/** Says who is invited and who is left out, line by line, before anybody gets a mail. */
export function ListPreview({ preview, onDone, onClose }: Props) {
  const { guard, texts } = usePartnerArea();
  const t = texts.students;
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = async () => {
    if (isBusy || !preview) return;
    setBusy(true);
    const { list, lang } = preview;
    const answer = await call('POST /api/partner/invite-students', { list, lang }, { lang: guard.lang });
    setBusy(false);
    setFault(answer.kind === 'ok' ? undefined : faultOf(answer, guard.lang, texts.state));
    if (answer.kind === 'ok') onDone(answer.data.invited);
  };
  const close = () => {
    setFault(undefined);
    onClose();
  };
  const { entries = [], invited = 0, left = 0 } = preview ?? {};
  return (
    <Dialog open={preview !== undefined} title={t.previewTitle} onClose={close}>
      <div className={styles.preview}>
        <p>
          <b>{fill(t.some, { count: invited })}</b>
        </p>
        {left > 0 && <p>{fill(t.left, { count: left })}</p>}
        {INVITED_STATES.map((state) => {
          const those = state === 'taken' ? [] : entries.filter((entry) => entry.state === state);
          if (those.length === 0) return null;
          return (
            <div key={state} data-left-out={state}>
              <h3>
                {t.states[state]}: {those.length}
              </h3>
              <ul className="sm muted">
                {those.slice(0, MOST_SHOWN).map((entry) => (
                  <li key={entries.indexOf(entry)}>
                    {fill(t.line, { line: entry.line })} <EmailText text={entry.text} />
                  </li>
                ))}
                {those.length > MOST_SHOWN && <li>{fill(t.more, { count: those.length - MOST_SHOWN })}</li>}
              </ul>
            </div>
          );
        })}
        {invited > 0 && <p className="sm">{t.may}</p>}
      </div>
      {fault && <Note tone="bad" title={t.failed} role="alert" text={fault} />}
      <DialogChoice cancel={invited > 0 ? t.cancel : texts.state.close} onCancel={close}>
        {invited > 0 && <Button look="small" isBusy={isBusy} working={t.sending} label={t.send} onClick={send} />}
      </DialogChoice>
    </Dialog>
  );
}
