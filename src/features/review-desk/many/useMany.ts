import { useState } from 'react';
import type * as z from 'zod/mini';
import * as at from '#contract/addresses/queue.ts';
import type { ManyAct, ManyOutcome, manyPreviewReply } from '#contract/many.ts';
import { call } from '#src/lib/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import type { ReviewDeskProps } from '../review-desk-props.ts';

export type ManyRow = z.infer<typeof manyPreviewReply>['applications'][number];

/** `preview`: what would happen; `done`: what has happened, for each. */
export type ManyView =
  | { kind: 'closed' }
  | { kind: 'loading'; act: ManyAct }
  | { kind: 'preview'; act: ManyAct; rows: ManyRow[]; isBusy: boolean }
  | { kind: 'failed'; act: ManyAct; message: string; mayBeDone: boolean }
  | { kind: 'done'; act: ManyAct; rows: ManyRow[]; results: ManyOutcome[] };

export interface Many {
  view: ManyView;
  ask: (act: ManyAct, ids: readonly string[]) => void;
  confirm: () => void;
  close: () => void;
}

/** Several applications at once: first a preview, then the act for those that it names. */
export function useMany({ lang, queueTexts }: ReviewDeskProps, onDone: () => void): Many {
  const [view, setView] = useState<ManyView>({ kind: 'closed' });
  const ask = async (act: ManyAct, ids: readonly string[]) => {
    setView({ kind: 'loading', act });
    const answer = await call(at.previewMany, { act, applications: [...ids] }, { lang });
    const rows = answer.kind === 'ok' && Array.isArray(answer.data.applications) ? answer.data.applications : undefined;
    // The dialog may have been closed meanwhile.
    setView((now) => {
      if (now.kind !== 'loading') return now;
      if (rows) return { kind: 'preview', act, rows, isBusy: false };
      return { kind: 'failed', act, message: faultOf(answer, lang, queueTexts.faults), mayBeDone: false };
    });
  };
  const confirm = async () => {
    if (view.kind !== 'preview' || view.isBusy) return;
    const { act, rows } = view;
    setView({ ...view, isBusy: true });
    const applications = rows.filter((row) => row.left_out === null).map(({ id, seen }) => ({ id, seen }));
    const answer = await call(at.actOnMany, { act, applications }, { lang });
    const results = answer.kind === 'ok' && Array.isArray(answer.data.results) ? answer.data.results : undefined;
    if (results) setView({ kind: 'done', act, rows, results });
    else setView({ kind: 'failed', act, message: faultOf(answer, lang, queueTexts.faults), mayBeDone: true });
    onDone();
  };
  return { view, ask, confirm, close: () => setView({ kind: 'closed' }) };
}
