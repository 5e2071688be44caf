import { useState } from 'react';
import { randomId } from '#src/lib/random-id.ts';

/** One of several, as a dialog names it. */
export interface ManyRow {
  id: string;
  name: string;
  number: string;
  /** Stands small behind it, such as the language of a mail. */
  mark?: string | undefined;
  /** Why it gets nothing, as a sentence; null: it gets what is asked. */
  left_out: string | null;
}
/** What has become of one of several; null: it was done. */
export type ManyResult = Pick<ManyRow, 'id' | 'left_out'>;

/**
 * `choosing`: where to; `preview`: what would happen; `done`: what has happened, for each; `undone`: what was taken back,
 * where some was not. `decision`: the id of the whole act, so that it counts once and can be undone.
 */
export type ManyView<Row extends ManyRow, Act extends string> =
  | { kind: 'closed' }
  | { kind: 'choosing'; act: Act; ids: readonly string[] }
  | { kind: 'loading'; act: Act }
  | { kind: 'preview'; act: Act; rows: Row[]; to?: string | undefined; decision: string; isBusy: boolean }
  | { kind: 'failed'; act: Act; message: string; mayBeDone: boolean }
  | { kind: 'done'; act: Act; rows: Row[]; results: ManyResult[]; decision: string; canUndo: boolean }
  | { kind: 'undone'; act: Act; rows: Row[]; results: ManyResult[] };

/** Something that was done and can be taken back for a while. */
export interface Undoable<Act> {
  act: Act;
  count: number;
  milliseconds: number;
  undo: () => void;
}

/** How a list does an act on several of its rows. A text stands for what came in place of an answer. */
export interface ManySource<Row extends ManyRow, Act extends string> {
  /** Where the user has to say where to. */
  choosesFor?: (act: Act) => boolean;
  preview: (act: Act, ids: readonly string[], to?: string) => Promise<Row[] | string>;
  run: (
    act: Act,
    rows: readonly Row[],
    how: { decision: string; to?: string | undefined },
  ) => Promise<{ results: ManyResult[]; undoMilliseconds?: number } | string>;
  undo?: (decision: string, ids: readonly string[], act: Act) => Promise<ManyResult[] | string>;
  offerUndo?: (done: Undoable<Act>) => void;
  /** Tells that all was taken back, or why nothing was, where the dialog may be closed. */
  tellUndone?: (undone: number | string) => void;
  /** What has become of them is to be read anew. */
  onDone: (ids: readonly string[]) => void;
}

export interface Many<Row extends ManyRow, Act extends string> {
  view: ManyView<Row, Act>;
  ask: (act: Act, ids: readonly string[], to?: string) => void;
  confirm: () => void;
  close: () => void;
  /** Takes back what the dialog says was done. */
  undo: () => void;
}

/** Several rows at once: first a preview, then the act for those that it names. */
export function useMany<Row extends ManyRow, Act extends string>(source: ManySource<Row, Act>): Many<Row, Act> {
  type View = ManyView<Row, Act>;
  type Done = Pick<Extract<View, { kind: 'done' }>, 'act' | 'rows' | 'results' | 'decision'>;
  const [view, setView] = useState<View>({ kind: 'closed' });
  const ask = async (act: Act, ids: readonly string[], to?: string) => {
    if (to === undefined && source.choosesFor?.(act)) return setView({ kind: 'choosing', act, ids });
    setView({ kind: 'loading', act });
    const rows = await source.preview(act, ids, to);
    // The dialog may have been closed meanwhile.
    setView((now) => {
      if (now.kind !== 'loading') return now;
      if (typeof rows === 'string') return { kind: 'failed', act, message: rows, mayBeDone: false };
      return { kind: 'preview', act, rows, to, decision: randomId(), isBusy: false };
    });
  };
  const confirm = async () => {
    if (view.kind !== 'preview' || view.isBusy) return;
    const { act, rows, to, decision } = view;
    setView({ ...view, isBusy: true });
    const answer = await source.run(act, kept(rows), { decision, to });
    if (typeof answer === 'string') {
      setView({ kind: 'failed', act, message: answer, mayBeDone: true });
      return source.onDone([]);
    }
    const { results, undoMilliseconds: milliseconds = 0 } = answer;
    const done = kept(results).map(({ id }) => id);
    const canUndo = done.length > 0 && milliseconds > 0;
    setView({ kind: 'done', act, rows, results, decision, canUndo });
    if (canUndo) {
      const undo = () => takeBack({ act, rows, results, decision });
      source.offerUndo?.({ act, count: done.length, milliseconds, undo });
      // By then another act may be shown, whose time is not over.
      setTimeout(
        () => setView((now) => (now.kind === 'done' && now.rows === rows ? withoutUndo(now) : now)),
        milliseconds,
      );
    }
    source.onDone(done);
  };
  const takeBack = async ({ act, rows, results: before, decision }: Done) => {
    const done = kept(before).map(({ id }) => id);
    setView(withoutUndo);
    const results = (await source.undo?.(decision, done, act)) ?? '';
    if (typeof results === 'string') {
      if (source.tellUndone) source.tellUndone(results);
      else setView({ kind: 'failed', act, message: results, mayBeDone: true });
    } else if (source.tellUndone && results.every(({ left_out }) => left_out === null)) {
      setView({ kind: 'closed' });
      source.tellUndone(results.length);
    } else setView({ kind: 'undone', act, rows, results });
    source.onDone(done);
  };
  return {
    ...{ view, ask, confirm },
    close: () => setView({ kind: 'closed' }),
    undo: () => void (view.kind === 'done' && view.canUndo && takeBack(view)),
  };
}

/** For how long a page offers to undo: a second less than the server has left, for the way there. Pure. */
export function undoMilliseconds({ undo_seconds: left }: { undo_seconds: number }): number {
  return Math.max(0, left - 1) * 1000;
}

/** Those that get what is asked, or got it. Pure. */
export function kept<Row extends Pick<ManyRow, 'left_out'>>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => row.left_out === null);
}

/** The time to undo is over, or it has been used. */
function withoutUndo<Row extends ManyRow, Act extends string>(view: ManyView<Row, Act>): ManyView<Row, Act> {
  return view.kind === 'done' ? { ...view, canUndo: false } : view;
}
