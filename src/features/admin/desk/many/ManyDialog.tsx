import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LeftOut, ManyAct } from '#contract/desk/many.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { isPast } from '#contract/seasons/season-state.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import { ChoiceSelect } from '#src/ui/list/ChoiceSelect.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { useSeasons } from '../../useSeasons.ts';
import { undoLast } from '../undo-offer.ts';
import styles from './many.module.css';
import type { ManyTexts } from './many.text.ts';
import { DONE, type Many, type ManyRow, type ManyView } from './useMany.ts';

interface Props {
  lang: Lang;
  texts: ManyTexts;
  many: Many;
  /** Makes the preview anew. */
  onAgain: (act: ManyAct) => void;
}

const TITLES = { approve: 'approveTitle', remind: 'remindTitle', move: 'moveTitle' } as const;
const GETS = {
  approve: ['approveGetsOne', 'approveGets'],
  remind: ['remindGetsOne', 'remindGets'],
  move: ['moveGetsOne', 'moveGets'],
} as const;

/** Before: what each gets, and who is left out and why. After: what has become of each. */
export function ManyDialog({ lang, texts, many, onAgain }: Props) {
  const { view, close } = many;
  const t = texts.dialog;
  const isOver = view.kind === 'done' || view.kind === 'undone';
  const title =
    view.kind === 'undone'
      ? t.undoneTitle
      : isOver
        ? t.doneTitle
        : t[TITLES[view.kind === 'closed' ? 'remind' : view.act]];
  return (
    <Dialog open={view.kind !== 'closed'} title={title} onClose={close}>
      {view.kind === 'choosing' && <ChooseSeason {...{ lang, texts, many, view }} />}
      <Content texts={texts} view={view} />
      <DialogChoice cancel={isOver ? t.close : t.cancel} onCancel={close}>
        <Confirm {...{ lang, texts, many, onAgain }} />
      </DialogChoice>
    </Dialog>
  );
}

function Content({ texts, view }: { texts: ManyTexts; view: ManyView }) {
  const t = texts.dialog;
  switch (view.kind) {
    case 'closed':
    case 'choosing':
      return null;
    case 'loading':
      return <p role="status">{t.loading}</p>;
    case 'failed':
      return (
        <Note tone="bad" title={t.failed} role="alert">
          <p>
            {view.message} {view.mayBeDone && t.failedText}
          </p>
        </Note>
      );
    case 'preview':
      return <Preview texts={texts} act={view.act} rows={view.rows} />;
    case 'done':
      return (
        <Results texts={texts} view={view} said={t[DONE[view.act]]} others={t.leftOut}>
          {view.canUndo && <p>{t.undoUntil}</p>}
        </Results>
      );
    case 'undone':
      return <Results texts={texts} view={view} said={t.undone} others={t.notUndone} />;
  }
}

interface ChooseProps extends Pick<Props, 'lang' | 'texts' | 'many'> {
  view: ManyView & { kind: 'choosing' };
}

function ChooseSeason({ lang, texts: { dialog: t }, many, view }: ChooseProps) {
  const seasons = useSeasons(lang, true).filter(({ state }) => !isPast(state));
  const [chosen, choose] = useState('');
  const season = chosen || seasons[0]?.id;
  return (
    <>
      <ChoiceSelect id="move-season" label={t.moveTo} value={season} options={seasons} onChoose={choose} />
      <Button look="small" label={t.preview} onClick={() => season && many.ask('move', view.ids, season)} />
    </>
  );
}

interface ResultsProps {
  texts: ManyTexts;
  view: ManyView & { kind: 'done' | 'undone' };
  /** How many it was done for, and the title of the others. */
  said: string;
  others: string;
  children?: ReactNode;
}

function Results({ texts, view: { rows, results }, said, others, children }: ResultsProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  const done = results.filter((one) => one.done).length;
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? id;
  return (
    <>
      {/* The focus goes here, and not on to whatever stands where the pressed button was. */}
      <div ref={message} tabIndex={-1} role="status">
        <Note tone={done > 0 ? 'ok' : 'warn'} title={fill(said, { count: done })}>
          {children}
        </Note>
      </div>
      <LeftOutList
        texts={texts}
        title={others}
        rows={results
          .filter((one) => !one.done)
          .map(({ id, left_out = 'not-possible' }) => ({ id, name: nameOf(id), left_out }))}
      />
    </>
  );
}

function Preview({ texts, act, rows }: { texts: ManyTexts; act: ManyAct; rows: readonly ManyRow[] }) {
  const t = texts.dialog;
  const gets = rows.filter((row) => row.left_out === null);
  const others = rows.flatMap(({ id, name, number, left_out }) =>
    left_out === null ? [] : [{ id, name: name || number, left_out }],
  );
  const [one, several] = [t[GETS[act][0]], t[GETS[act][1]]];
  return (
    <>
      <p>{gets.length === 0 ? t.nobody : gets.length === 1 ? one : fill(several, { count: gets.length })}</p>
      {gets.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by keys too
        <ul className={styles.list} tabIndex={0}>
          {gets.map(({ id, name, number, lang }) => (
            <li key={id}>
              <b>{name}</b> <span className="xs muted mono">{number}</span>{' '}
              <span className="xs muted">{lang.toUpperCase()}</span>
            </li>
          ))}
        </ul>
      )}
      <LeftOutList texts={texts} title={t.leftOut} rows={others} />
    </>
  );
}

interface LeftOutProps {
  texts: ManyTexts;
  title: string;
  rows: readonly { id: string; name: string; left_out: LeftOut }[];
}

function LeftOutList({ texts, title, rows }: LeftOutProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{fill(title, { count: rows.length })}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by keys too */}
      <ul className={styles.list} tabIndex={0}>
        {rows.map(({ id, name, left_out }) => (
          <li key={id}>
            <b>{name}</b>: {texts.leftOut[left_out]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Confirm({ texts: { dialog: t }, many: { view, confirm }, onAgain }: Props) {
  if (view.kind === 'failed')
    return <Button look="small" label={t.again} key="again" onClick={() => onAgain(view.act)} />;
  if (view.kind === 'done' && view.canUndo)
    return <Button look="line small" label={t.undo} key="undo" onClick={undoLast} />;
  if (view.kind !== 'preview') return null;
  const count = view.rows.filter((row) => row.left_out === null).length;
  if (count === 0) return null;
  return (
    <Button
      look="small"
      isBusy={view.isBusy}
      working={t.working}
      label={fill(t[view.act], { count })}
      key="do"
      onClick={confirm}
    />
  );
}
