import { type ReactNode, useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { SettingsChange } from '#contract/settings/settings.ts';
import { SETTINGS, type SettingsGroup } from '#contract/settings/settings-fields.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { Note } from '#src/ui/Note.tsx';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import { useLoaded } from '#src/ui/useLoaded.ts';
import { PagesNote } from '../PagesNote.tsx';
import { useMayDecide } from '../useMayDecide.ts';
import { ChangeList } from './ChangeList.tsx';
import { GroupForm } from './GroupForm.tsx';
import { History } from './History.tsx';
import styles from './settings.module.css';
import type { SettingsTexts } from './settings.text.ts';
import { type SettingsFound, settingNames } from './settings.ts';
import { isSame } from './typed-values.ts';

const GROUPS = Object.keys(SETTINGS) as SettingsGroup[];

type Values = Readonly<Record<string, unknown>>;

/** A form as it was drawn: the values in force then, what stands in its fields, and how often it was drawn anew. */
interface Drawn {
  base: Values;
  initial: Values;
  round: number;
}

interface Props extends TextProps<SettingsTexts> {
  groups?: readonly SettingsGroup[];
  /** In place of the earlier versions. */
  children?: ReactNode;
}

export function SettingsPage({ lang, texts: t, groups = GROUPS, children }: Props) {
  const mayDecide = useMayDecide();
  const [drawn, setDrawn] = useState<Partial<Record<SettingsGroup, Drawn>>>({});
  // What the forms were drawn with: the answer to a change of one must not change what another compares with.
  const [first, setFirst] = useState<Values>();
  const [isSaved, setSaved] = useState(false);
  const [others, setOthers] = useState<readonly SettingsChange[]>([]);
  const ask = (signal?: AbortSignal) => call('GET /api/admin/settings', {}, { lang, signal });
  const { data, fault, load, show } = useLoaded({
    ask,
    fault: (answer) => faultOf(answer, lang, t),
  });
  if (data && !first) setFirst(data.values);
  const head = (
    <header>
      <h1>{t.title}</h1>
      <p className="sm muted">{t.lead}</p>
      <p className="sm">
        <a href={t.lawAddress}>{t.law}</a>
      </p>
    </header>
  );
  if (!data || !first)
    return (
      <div className="wrap app stack">
        {head}
        {fault ? (
          <RetryNote title={t.failedTitle} message={fault} retry={t.retry} onRetry={load} />
        ) : (
          <p className="muted">{t.loading}</p>
        )}
      </div>
    );

  const invented = settingNames(data.invented, t.labels);
  const drawnOf = (group: SettingsGroup): Drawn => drawn[group] ?? { base: first, initial: first, round: 0 };
  const kept = (groups: readonly SettingsGroup[], found: SettingsFound) => {
    setOthers([]);
    setSaved(true);
    for (const group of groups) setDrawn((all) => redraw(all, group, found.values, found.values));
    show(found);
  };
  const keptEarlier = (found: SettingsFound) =>
    kept(
      GROUPS.filter((group) =>
        Object.keys(SETTINGS[group]).some((field) => !isSame(drawnOf(group).base[field], found.values[field])),
      ),
      found,
    );
  const conflict = async (group: SettingsGroup, typed: Values) => {
    const answer = await ask();
    if (answer.kind !== 'ok') return load();
    const found = answer.data;
    // Their own, of which the answer has got lost.
    if (Object.entries(typed).every(([field, value]) => isSame(found.values[field], value)))
      return kept([group], found);
    setSaved(false);
    setOthers(changesBetween(data.values, found.values));
    setDrawn((all) => redraw(all, group, found.values, { ...found.values, ...typed }));
    show(found);
  };
  return (
    <div className="wrap app stack">
      {head}
      {isSaved && (
        <Note
          key={data.version}
          tone="ok"
          title={fill(t.saved, { version: data.version })}
          role="status"
          ref={takeFocus}
        />
      )}
      <PagesNote {...{ lang, texts: t.pagesNote, pages: data.pages, mayDecide }} />
      {data.refused.length > 0 && (
        <Note
          tone="warn"
          title={t.refusedTitle}
          text={fill(t.refused, { fields: settingNames(data.refused, t.labels).join(', ') })}
        />
      )}
      {data.invented.length > 0 && (
        <Note
          tone="warn"
          title={invented.length === 1 ? t.oneInvented : fill(t.inventedCount, { count: invented.length })}
          text={t.invented}
        >
          <details className="fold">
            <summary>{t.inventedList}</summary>
            <p>{invented.join(', ')}</p>
          </details>
        </Note>
      )}
      {others.length > 0 && (
        <Note tone="warn" key={data.version} title={t.othersTitle} role="alert" ref={takeFocus}>
          <p>{t.othersText}</p>
          <ChangeList texts={t} lang={lang} changes={others} />
        </Note>
      )}
      <section className="card">
        {groups.map((group) => {
          const { base, initial, round } = drawnOf(group);
          return (
            <details
              key={group}
              className={styles.group}
              data-group={group}
              {...(location.hash === `#${group}` && { open: true, ref: intoView })}
            >
              <summary>
                {t.groups[group].title}{' '}
                {data.invented.some((field) => field in SETTINGS[group]) && (
                  <span className="badge warn">{t.inventedTitle}</span>
                )}
              </summary>
              <div>
                <fieldset disabled={!mayDecide}>
                  <GroupForm
                    key={round}
                    {...{ lang, texts: t, group, base, initial }}
                    version={data.version}
                    onKept={(found) => kept([group], found)}
                    onConflict={(typed) => conflict(group, typed)}
                  />
                </fieldset>
              </div>
            </details>
          );
        })}
      </section>
      {children ?? <History {...{ lang, texts: t, version: data.version, mayDecide }} onKept={keptEarlier} />}
    </div>
  );
}

/** Another page leads to one group. */
function intoView(group: HTMLElement | null) {
  group?.scrollIntoView();
}

/** What is said above is out of sight of whoever saves further down. The dialog first closes, and gives back its own. */
function takeFocus(note: HTMLElement | null) {
  requestAnimationFrame(() => requestAnimationFrame(() => note?.focus()));
}

function redraw(all: Partial<Record<SettingsGroup, Drawn>>, group: SettingsGroup, base: Values, initial: Values) {
  return { ...all, [group]: { base, initial, round: (all[group]?.round ?? 0) + 1 } };
}

function changesBetween(before: Values, after: Values): SettingsChange[] {
  return Object.keys(after)
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((change) => !isSame(change.before, change.after));
}
