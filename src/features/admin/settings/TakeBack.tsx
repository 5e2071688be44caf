import { useState } from 'react';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { AskedChange } from './AskedChange.tsx';
import type { SettingsTexts } from './settings.text.ts';
import type { Preview, SettingsFound } from './settings.ts';

interface Props extends TextProps<SettingsTexts> {
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
  const close = () => setAsked(undefined);
  return (
    <>
      <p>
        <Button look="line small" label={t.takeBack} aria-haspopup="dialog" onClick={look} />
      </p>
      {fault && <Note tone="bad" title={t.notDone} text={fault} role="alert" />}
      <Dialog open={asked !== undefined} title={t.takeBackTitle} onClose={close}>
        {asked && (
          <AskedChange
            {...{ texts: t, lang, asked, onCancel: close }}
            change={{ earlier, seen }}
            label={t.takeBack}
            onKept={(found) => {
              close();
              onKept(found);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
