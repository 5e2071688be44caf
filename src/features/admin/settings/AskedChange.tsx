import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { SettingsGroup } from '#contract/settings/settings-fields.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { ChangeList } from './ChangeList.tsx';
import type { SettingsTexts } from './settings.text.ts';
import type { Preview, SettingsFound } from './settings.ts';

interface Props extends TextProps<SettingsTexts> {
  /** Undefined for an earlier version, which may change any page. */
  group?: SettingsGroup;
  asked: Preview;
  /** What would be kept, and the version that it was looked at with. */
  change: { seen: number; values?: Record<string, unknown>; earlier?: number };
  label: string;
  onCancel: () => void;
  onKept: (found: SettingsFound) => void;
  /** Others have changed the settings; without it this is said like any fault. */
  onConflict?: () => void;
}

/** Inside of a dialog: the fields that change, whose data go sooner, and which pages change; keeps it, once agreed. */
export function AskedChange({ texts: t, lang, group, asked, change, label, onCancel, onKept, onConflict }: Props) {
  const { changes, losses } = asked;
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const keep = async () => {
    if (isBusy) return;
    setBusy(true);
    const lost = losses.reduce((sum, { count }) => sum + count, 0);
    const answer = await call('POST /api/admin/keep-settings', { ...change, lost }, { lang });
    setBusy(false);
    if (answer.kind === 'ok') onKept(answer.data);
    else if (onConflict && answer.kind === 'refused' && answer.code === 'settings_changed') onConflict();
    else setFault(faultOf(answer, lang, t));
  };
  return (
    <>
      {losses.length > 0 && (
        <Note tone="warn" title={t.losesTitle}>
          <ul>
            {losses.map(({ what, count }) => (
              <li key={what}>{fill(t.losses[what], { count })}</li>
            ))}
          </ul>
        </Note>
      )}
      <ChangeList texts={t} lang={lang} changes={changes} />
      <p className="sm">
        {changes.length === 0 ? t.unchanged : `${group ? t.groups[group].where : t.anyPage} ${t.builtAfter}`}
      </p>
      {group && t.groups[group].pages.length > 0 && (
        <ul className="list sm">
          {t.groups[group].pages.map((address) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noopener">
                {address}
              </a>
            </li>
          ))}
        </ul>
      )}
      {fault && <Note tone="bad" title={t.notDone} text={fault} role="alert" />}
      <DialogChoice cancel={t.cancel} onCancel={onCancel}>
        {changes.length > 0 && (
          <Button look={losses.length > 0 ? 'small bad' : 'small'} label={label} isBusy={isBusy} onClick={keep} />
        )}
      </DialogChoice>
    </>
  );
}
