import { useState } from 'react';
import type { ManyAct, ManyOutcome } from '#contract/desk/many.ts';
import { fill } from '#contract/fill.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { type Many, type ManyResult, type ManyRow, undoMilliseconds, useMany } from '#src/ui/many/useMany.ts';
import { tellChanged } from '../application-news.ts';
import type { ReviewDeskProps } from '../desk-props.ts';
import { pushToast } from '../desk-toasts.ts';
import { offerUndo } from '../undo-offer.ts';
import type { ManyTexts } from './many.text.ts';

interface Row extends ManyRow {
  seen: string;
}
export interface DeskMany extends Many<Row, ManyAct> {
  /** What the dialog says of each act; of a move, where to. */
  acts: ManyTexts['acts'];
  moveTo: (ids: readonly string[], season: { id: string; name: string }) => void;
}

/** Several applications at once: `to` is the season that they are moved into. */
export function useDeskMany({ lang, queueTexts, manyTexts }: ReviewDeskProps, onDone: () => void): DeskMany {
  const { dialog: t, acts, leftOut } = manyTexts;
  const [goal, setGoal] = useState('');
  const why = (code: keyof typeof leftOut | null | undefined) => (code ? leftOut[code] : null);
  const outcomes = (results: readonly ManyOutcome[]): ManyResult[] =>
    results.map(({ id, done, left_out = 'not-possible' }) => ({ id, left_out: done ? null : why(left_out) }));
  const season = (to: string | undefined) => (to === undefined ? {} : { season_id: to });
  const many = useMany<Row, ManyAct>({
    choosesFor: (act) => act === 'move',
    async preview(act, ids, to) {
      const input = { act, ...season(to), applications: [...ids] };
      const answer = await call('POST /api/admin/applications/preview', input, { lang });
      if (answer.kind !== 'ok') return faultOf(answer, lang, queueTexts.faults);
      return answer.data.applications.map(({ id, name, number, seen, lang: spoken, left_out }) => ({
        ...{ id, name, number, seen, mark: spoken.toUpperCase(), left_out: why(left_out) },
      }));
    },
    async run(act, rows, { decision, to }) {
      const applications = rows.map(({ id, seen }) => ({ id, seen }));
      const input = { act, ...season(to), decision_id: decision, applications };
      const answer = await call('POST /api/admin/applications/many', input, { lang });
      if (answer.kind !== 'ok') return faultOf(answer, lang, queueTexts.faults);
      return { results: outcomes(answer.data.results), undoMilliseconds: undoMilliseconds(answer.data) };
    },
    async undo(decision, applications) {
      const input = { decision_id: decision, applications: [...applications] };
      const answer = await call('POST /api/admin/applications/undo', input, { lang });
      return answer.kind === 'ok' ? outcomes(answer.data.results) : faultOf(answer, lang, queueTexts.faults);
    },
    offerUndo: ({ act, count, milliseconds, undo }) =>
      offerUndo({
        title: fill(acts[act].done, { count }),
        text: fill(t.mailsIn, { seconds: milliseconds / 1000 + 1 }),
        label: t.undoShort,
        ...{ milliseconds, undo },
      }),
    tellUndone: (undone) =>
      typeof undone === 'string'
        ? pushToast({ tone: 'bad', title: t.notUndone, text: undone })
        : pushToast({ tone: 'ok', title: fill(t.undone, { count: undone }) }),
    onDone(ids) {
      for (const id of ids) tellChanged(id);
      onDone();
    },
  });
  const { gets, getsOne, ...move } = acts.move;
  return {
    ...many,
    acts: { ...acts, move: { ...move, gets: fill(gets, { goal }), getsOne: fill(getsOne, { goal }) } },
    moveTo(ids, { id, name }) {
      setGoal(name);
      many.ask('move', ids, id);
    },
  };
}
