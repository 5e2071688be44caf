import { useState } from 'react';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { AskedChange } from './AskedChange.tsx';
import type { SettingsTexts } from './settings.text.ts';
import { type Preview, readSettings, type SettingsFound } from './settings.ts';

interface Props {
  lang: string;
  texts: SettingsTexts;
  /** The newest version. */
  seen: number;
  earlier: number;
  onKept: (found: SettingsFound) => void;
}

/** Takes the values of an earlier version again, as a new one, after a look at what that changes. */
export function TakeBack({ lang, texts: t, seen, earlier, onKept }: Props) {
  const [asked, setAsked] = useState<Preview>();
  const [fault, setFault] = useState<string>();
  const look = async () => {
    const answer = await call('POST /api/admin/preview-settings', { earlier }, { lang });
    setFault(answer.kind === 'ok' ? undefined : faultOf(answer, lang, t));
    if (answer.kind === 'ok') setAsked(answer.data);
  };
  const keep = async ({ losses }: Preview) => {
    const lost = losses.reduce((sum, { count }) => sum + count, 0);
    const answer = await call('POST /api/admin/keep-settings', { earlier, seen, lost }, { lang });
    const found = answer.kind === 'ok' ? readSettings(answer.data) : undefined;
    if (!found) return setFault(faultOf(answer, lang, t));
    setAsked(undefined);
    onKept(found);
  };
  return (
    <>
      <p>
        <Button look="line small" label={t.takeBack} aria-haspopup="dialog" onClick={look} />
      </p>
      {fault && <Note tone="bad" title={t.notDone} text={fault} role="alert" />}
      <Dialog open={asked !== undefined} title={t.takeBackTitle} onClose={() => setAsked(undefined)}>
        {asked && (
          <>
            {asked.changes.length === 0 ? <p>{t.unchanged}</p> : <AskedChange texts={t} lang={lang} asked={asked} />}
            <DialogChoice cancel={t.cancel} onCancel={() => setAsked(undefined)}>
              {asked.changes.length > 0 && (
                <button type="button" className="btn small" onClick={() => keep(asked)}>
                  {t.takeBack}
                </button>
              )}
            </DialogChoice>
          </>
        )}
      </Dialog>
    </>
  );
}
