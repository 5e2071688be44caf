import { useState } from 'react';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { callFile, saveFile } from '#src/lib/call-file.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import styles from './matches.module.css';

interface Props extends TextProps<Record<'table' | 'saving' | 'notDone' | 'offline' | 'failed', string>> {
  /** Without it: for all of them. */
  requirement?: { id: string };
}

/** Saves whom the employer has accepted, for a requirement or for all, as a table on this device. */
export function SaveAccepted({ lang, texts: t, requirement }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await callFile(
      'POST /api/employer/accepted.csv',
      { ...(requirement && { requirement_id: requirement.id }), lang },
      { lang },
    );
    setBusy(false);
    setFault(answer.kind === 'ok' ? undefined : faultOf(answer, lang, t));
    if (answer.kind === 'ok') saveFile(answer.data);
  };
  return (
    <>
      <p className={styles.start}>
        <Button look="line small" isBusy={isBusy} working={t.saving} label={t.table} onClick={save} />
      </p>
      {fault && <Note tone="bad" title={t.notDone} role="alert" text={fault} />}
    </>
  );
}
