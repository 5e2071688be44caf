import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { PastSettings } from '#contract/settings/settings.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { Retry } from '../Retry.tsx';
import { AskedChange } from './AskedChange.tsx';
import { ChangeList } from './ChangeList.tsx';
import styles from './settings.module.css';
import type { SettingsTexts } from './settings.text.ts';
import type { Preview, SettingsFound } from './settings.ts';

interface Props extends TextProps<SettingsTexts> {
  version: number;
  mayDecide: boolean;
  onKept: (found: SettingsFound) => void;
}

/** Who set what and when, with the way back to each version. */
export function History({ lang, texts: t, version, mayDecide, onKept }: Props) {
  const [before, setBefore] = useState<number>();
  const { data, fault, load } = useLoaded({
    key: `${version} ${before}`,
    ask: (signal) =>
      call('GET /api/admin/settings-history', before === undefined ? {} : { before: String(before) }, { lang, signal }),
    fault: (answer) => faultOf(answer, lang, t),
  });
  return (
    <section className="card" aria-labelledby="history">
      <h2 id="history">{t.historyTitle}</h2>
      {fault && <Retry message={fault} label={t.retry} onRetry={load} />}
      {data?.versions.length === 0 && <p>{t.noHistory}</p>}
      {data?.versions.map((past) => (
        <details key={past.version} className={styles.group} data-version={past.version}>
          <summary>{headOf(past, t)}</summary>
          <div className="stack">
            <ChangeList texts={t} lang={lang} changes={past.changes} />
            {mayDecide && past.version !== version && (
              <TakeBack {...{ lang, texts: t, seen: version, earlier: past.version, onKept }} />
            )}
          </div>
        </details>
      ))}
      <div className="row">
        {before !== undefined && <Button look="line small" label={t.newest} onClick={() => setBefore(undefined)} />}
        {data?.next != null && <Button look="line small" label={t.older} onClick={() => setBefore(data.next ?? 0)} />}
      </div>
    </section>
  );
}

function headOf({ version, at, by, origin, changes }: PastSettings, t: SettingsTexts): string {
  const fields = changes.map(({ field }) => t.labels[field] ?? field).slice(0, 3);
  return [
    fill(t.version, { number: version, at: formatDateTime(at), by: by ?? t.formerPerson }),
    ...(origin === 'typed' ? [] : [t.origins[origin]]),
    fields.join(', ') + (changes.length > fields.length ? ' …' : ''),
  ].join('\u00a0· ');
}

interface TakeBackProps extends TextProps<SettingsTexts> {
  /** The newest version. */
  seen: number;
  earlier: number;
  onKept: (found: SettingsFound) => void;
}

/** Takes the values of an earlier version again, as a new one, after a look at what that changes. */
function TakeBack({ lang, texts: t, seen, earlier, onKept }: TakeBackProps) {
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
