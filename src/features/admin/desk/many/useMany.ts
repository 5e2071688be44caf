import { useState } from 'react';
import type * as z from 'zod/mini';
import type { ManyAct, ManyOutcome, manyPreviewReply } from '#contract/desk/many.ts';
import { fill } from '#contract/fill.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { randomId } from '#src/lib/random-id.ts';
import { tellChanged } from '../application-news.ts';
import type { ReviewDeskProps } from '../desk-props.ts';
import { pushToast } from '../desk-toasts.ts';
import { offerUndo } from '../undo-offer.ts';

export type ManyRow = z.infer<typeof manyPreviewReply>['applications'][number];

/**
 * `preview`: what would happen; `done`: what has happened, for each; `undone`: what was taken back, where some was not.
 * `decision`: the id of the whole act, so that it counts once and can be undone.
 */
export type ManyView =
  | { kind: 'closed' }
  /** Where to move them. */
  | { kind: 'choosing'; act: ManyAct; ids: readonly string[] }
  | { kind: 'loading'; act: ManyAct }
  | { kind: 'preview'; act: ManyAct; rows: ManyRow[]; season?: string | undefined; decision: string; isBusy: boolean }
  | { kind: 'failed'; act: ManyAct; message: string; mayBeDone: boolean }
  | { kind: 'done'; act: ManyAct; rows: ManyRow[]; results: ManyOutcome[]; canUndo: boolean }
  | { kind: 'undone'; act: ManyAct; rows: ManyRow[]; results: ManyOutcome[] };

export interface Many {
  view: ManyView;
  ask: (act: ManyAct, ids: readonly string[], season?: string) => void;
  confirm: () => void;
  close: () => void;
}

/** Several applications at once: first a preview, then the act for those that it names. */
export function useMany({ lang, queueTexts, manyTexts: { dialog: t } }: ReviewDeskProps, onDone: () => void): Many {
  const [view, setView] = useState<ManyView>({ kind: 'closed' });
  const ask = async (act: ManyAct, ids: readonly string[], season?: string) => {
    if (act === 'move' && season === undefined) return setView({ kind: 'choosing', act, ids });
    const to = season === undefined ? {} : { season_id: season };
    setView({ kind: 'loading', act });
    const answer = await call('POST /api/admin/applications/preview', { act, ...to, applications: [...ids] }, { lang });
    const rows = answer.kind === 'ok' && Array.isArray(answer.data.applications) ? answer.data.applications : undefined;
    // The dialog may have been closed meanwhile.
    setView((now) => {
      if (now.kind !== 'loading') return now;
      if (rows) return { kind: 'preview', act, rows, season, decision: randomId(), isBusy: false };
      return { kind: 'failed', act, message: faultOf(answer, lang, queueTexts.faults), mayBeDone: false };
    });
  };
  const confirm = async () => {
    if (view.kind !== 'preview' || view.isBusy) return;
    const { act, rows, season, decision } = view;
    setView({ ...view, isBusy: true });
    const applications = rows.filter((row) => row.left_out === null).map(({ id, seen }) => ({ id, seen }));
    const answer = await call(
      'POST /api/admin/applications/many',
      { act, ...(season !== undefined && { season_id: season }), decision_id: decision, applications },
      { lang },
    );
    const results = answer.kind === 'ok' && Array.isArray(answer.data.results) ? answer.data.results : undefined;
    if (!results || answer.kind !== 'ok') {
      setView({ kind: 'failed', act, message: faultOf(answer, lang, queueTexts.faults), mayBeDone: true });
      return onDone();
    }
    const done = results.filter((one) => one.done).map(({ id }) => id);
    // A second less than the server has left, for the way there.
    const milliseconds = Math.max(0, answer.data.undo_seconds - 1) * 1000;
    const canUndo = done.length > 0 && milliseconds > 0;
    setView({ kind: 'done', act, rows, results, canUndo });
    if (canUndo) {
      offerUndo({
        title: fill(t[DONE[act]], { count: done.length }),
        text: fill(t.mailsIn, { seconds: answer.data.undo_seconds }),
        label: t.undoShort,
        milliseconds,
        undo: () => undo({ act, rows, decision, done }),
      });
      // By then another act may be shown, whose time is not over.
      setTimeout(
        () => setView((now) => (now.kind === 'done' && now.rows === rows ? withoutUndo(now) : now)),
        milliseconds,
      );
    }
    told(done);
  };
  const told = (ids: readonly string[]) => {
    for (const id of ids) tellChanged(id);
    onDone();
  };
  const undo = async ({
    act,
    rows,
    decision,
    done,
  }: {
    act: ManyAct;
    rows: ManyRow[];
    decision: string;
    done: string[];
  }) => {
    setView(withoutUndo);
    const answer = await call(
      'POST /api/admin/applications/undo',
      { decision_id: decision, applications: done },
      { lang },
    );
    const results = answer.kind === 'ok' && Array.isArray(answer.data.results) ? answer.data.results : undefined;
    if (!results) pushToast({ tone: 'bad', title: t.notUndone, text: faultOf(answer, lang, queueTexts.faults) });
    else if (results.every((one) => one.done)) {
      setView({ kind: 'closed' });
      pushToast({ tone: 'ok', title: fill(t.undone, { count: results.length }) });
    } else setView({ kind: 'undone', act, rows, results });
    told(done);
  };
  return { view, ask, confirm, close: () => setView({ kind: 'closed' }) };
}

export const DONE = { approve: 'approved', remind: 'reminded', move: 'moved' } as const;

/** The time to undo is over, or it has been used. */
function withoutUndo(view: ManyView): ManyView {
  return view.kind === 'done' ? { ...view, canUndo: false } : view;
}
