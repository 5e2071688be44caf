import { useState } from 'react';
import { callFile, saveFile } from '#src/lib/call-file.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import type { MatchesProps } from './MatchCard.tsx';

/** Saves whom the employer has accepted for a requirement as a table on this device. */
export function SaveAccepted({ lang, texts: t, requirement }: Pick<MatchesProps, 'lang' | 'texts' | 'requirement'>) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await callFile(
      'POST /api/employer/accepted.csv',
      { requirement_id: requirement.id, lang },
      { lang },
    );
    setBusy(false);
    setFault(answer.kind === 'ok' ? undefined : faultOf(answer, lang, t));
    if (answer.kind === 'ok') saveFile(answer.data);
  };
  return (
    <>
      <p>
        <Button look="line small" isBusy={isBusy} working={t.saving} label={t.table} onClick={save} />
      </p>
      {fault && <Note tone="bad" title={t.notDone} role="alert" text={fault} />}
    </>
  );
}
