import { type ReactNode, useEffect, useRef } from 'react';
import { fill } from '#contract/fill.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { DialogChoice } from '../dialog/DialogChoice.tsx';
import { Note } from '../Note.tsx';
import { Button } from '../parts/Button.tsx';
import styles from './many.module.css';
import { kept, type Many, type ManyResult, type ManyRow, type ManyView } from './useMany.ts';

/** What the dialog says of one act; `{count}` stands for how many. */
export interface ActWords {
  title: string;
  /** What those that are named will get. */
  gets: string;
  getsOne: string;
  /** The button. */
  act: string;
  done: string;
}

/** What it says of any act. */
type AnyWords = Record<
  | (
      | 'doneTitle'
      | 'loading'
      | 'nobody'
      | 'leftOut'
      | 'cancel'
      | 'close'
      | 'working'
      | 'failed'
      | 'failedText'
      | 'nothingDone'
      | 'again'
      | 'retry'
    )
  | ('undo' | 'undoUntil' | 'undoneTitle' | 'undone' | 'notUndone'),
  string
>;

interface Props<Row extends ManyRow, Act extends string> {
  many: Many<Row, Act>;
  acts: Readonly<Record<Act, ActWords>>;
  texts: AnyWords;
  /** Makes the preview anew. */
  onAgain: (act: Act) => void;
  /** In place of what undoes the act here. */
  onUndo?: () => void;
  /** Asks where to, while the view is `choosing`. */
  choosing?: ReactNode;
}

/** Before: what each gets, and who is left out and why. After: what has become of each. */
export function ManyDialog<Row extends ManyRow, Act extends string>(props: Props<Row, Act>) {
  const { many, acts, texts: t, choosing } = props;
  const { view, close } = many;
  const isOver = view.kind === 'done' || view.kind === 'undone';
  return (
    <Dialog open={view.kind !== 'closed'} title={titleOf(view, acts, t)} onClose={close}>
      {view.kind === 'choosing' && choosing}
      <Content {...props} view={view} />
      <DialogChoice cancel={isOver ? t.close : t.cancel} onCancel={close}>
        <Confirm {...props} />
      </DialogChoice>
    </Dialog>
  );
}

function titleOf<Row extends ManyRow, Act extends string>(
  view: ManyView<Row, Act>,
  acts: Props<Row, Act>['acts'],
  t: AnyWords,
): string {
  if (view.kind === 'closed') return t.doneTitle;
  if (view.kind === 'undone') return t.undoneTitle;
  return view.kind === 'done' ? t.doneTitle : acts[view.act].title;
}

function Content<Row extends ManyRow, Act extends string>({
  acts,
  texts: t,
  view,
}: Pick<Props<Row, Act>, 'acts' | 'texts'> & { view: ManyView<Row, Act> }) {
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
            {view.message} {view.mayBeDone ? t.failedText : t.nothingDone}
          </p>
        </Note>
      );
    case 'preview':
      return <Preview texts={t} words={acts[view.act]} rows={view.rows} />;
    case 'done':
      return (
        <Results key="done" view={view} said={acts[view.act].done} others={t.leftOut}>
          {view.canUndo && <p>{t.undoUntil}</p>}
        </Results>
      );
    case 'undone':
      return <Results key="undone" view={view} said={t.undone} others={t.notUndone} />;
  }
}

interface ResultsProps {
  view: { rows: readonly ManyRow[]; results: readonly ManyResult[] };
  /** How many it was done for, and the title of the others. */
  said: string;
  others: string;
  children?: ReactNode;
}

function Results({ view: { rows, results }, said, others, children }: ResultsProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  const done = kept(results).length;
  const named = results.map(({ id, left_out }) => {
    const { name = '', number = id } = rows.find((row) => row.id === id) ?? {};
    return { id, name, number, left_out };
  });
  return (
    <>
      {/* The focus goes here, and not on to whatever stands where the pressed button was. */}
      <div ref={message} tabIndex={-1} role="status">
        <Note tone={done > 0 ? 'ok' : 'warn'} title={fill(said, { count: done })}>
          {children}
        </Note>
      </div>
      <LeftOutList title={others} rows={named} />
    </>
  );
}

function Preview({ texts: t, words, rows }: { texts: AnyWords; words: ActWords; rows: readonly ManyRow[] }) {
  const gets = kept(rows);
  return (
    <>
      <p>
        {gets.length === 0 ? t.nobody : gets.length === 1 ? words.getsOne : fill(words.gets, { count: gets.length })}
      </p>
      {gets.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by keys too
        <ul className={styles.list} tabIndex={0}>
          {gets.map(({ id, name, number, mark }) => (
            <li key={id}>
              <b>{name || number}</b> {name && <span className="xs muted mono number">{number}</span>}{' '}
              {mark && <span className={`xs muted ${styles.mark}`}>{mark}</span>}
            </li>
          ))}
        </ul>
      )}
      <LeftOutList title={t.leftOut} rows={rows} />
    </>
  );
}

/** Those of the rows that are left out, each with why. */
function LeftOutList({ title, rows }: { title: string; rows: readonly ManyRow[] }) {
  const others = rows.filter((row) => row.left_out !== null);
  if (others.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{fill(title, { count: others.length })}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by keys too */}
      <ul className={styles.list} tabIndex={0}>
        {others.map(({ id, name, number, left_out }) => (
          <li key={id}>
            <b>{name || number || id}</b>: {left_out}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Confirm<Row extends ManyRow, Act extends string>(props: Props<Row, Act>) {
  const { acts, texts: t, many, onAgain, onUndo = many.undo } = props;
  const { view, confirm } = many;
  if (view.kind === 'failed')
    return (
      <Button look="small" label={view.mayBeDone ? t.again : t.retry} key="again" onClick={() => onAgain(view.act)} />
    );
  if (view.kind === 'done' && view.canUndo)
    return <Button look="line small" label={t.undo} key="undo" onClick={onUndo} />;
  if (view.kind !== 'preview') return null;
  const count = kept(view.rows).length;
  if (count === 0) return null;
  return (
    <Button
      look="small"
      isBusy={view.isBusy}
      working={t.working}
      label={fill(acts[view.act].act, { count })}
      key="do"
      onClick={confirm}
    />
  );
}
