import { useState } from 'react';
import type { CLOSING_CHOICES, SeasonOnDesk } from '#contract/seasons/season.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { randomId } from '#src/lib/random-id.ts';
import type { RoomProps } from '../room-props.ts';
import type { AdminSeasonsTexts } from './seasons.text.ts';

export interface ClosingChoice {
  open: (typeof CLOSING_CHOICES)[number];
  complete: 'move' | 'leave';
  to: string;
}

interface Counts {
  done: number;
  left: number;
}

/** `decision`: of the whole act, by which it is undone. */
type View =
  | { kind: 'none' }
  | { kind: 'asking'; season: SeasonOnDesk }
  | ({ kind: 'working'; season: SeasonOnDesk } & Counts)
  | ({ kind: 'done' | 'undone'; season: SeasonOnDesk; decision: string } & Counts)
  | { kind: 'stopped'; season: SeasonOnDesk; message: string };

export interface Closing {
  view: View;
  ask: (season: SeasonOnDesk) => void;
  run: (choice: ClosingChoice) => void;
  undo: () => void;
  close: () => void;
}

/** Closes a season, a batch of its applications at each call, and takes that back. */
export function useClosing({ lang, texts: t }: RoomProps<AdminSeasonsTexts>, reload: () => void): Closing {
  const [view, setView] = useState<View>({ kind: 'none' });
  const inBatches = async (
    season: SeasonOnDesk,
    ask: (after: { after?: string }) => ReturnType<typeof closeOrUndo>,
  ) => {
    let [done, left, after] = [0, 0, {}];
    for (;;) {
      setView({ kind: 'working', season, done, left });
      const answer = await ask(after);
      if (answer.kind !== 'ok') {
        setView({ kind: 'stopped', season, message: faultOf(answer, lang, t) });
        reload();
        return undefined;
      }
      done += answer.data.done;
      left += answer.data.left;
      if (typeof answer.data.after !== 'string') return { done, left };
      after = { after: answer.data.after };
    }
  };
  const closeOrUndo = (input: Parameters<typeof call<'POST /api/admin/close-season'>>[1]) =>
    call('POST /api/admin/close-season', input, { lang });
  const run = async ({ open, complete, to }: ClosingChoice) => {
    if (view.kind !== 'asking') return;
    const { season } = view;
    const decision = randomId();
    const moves = open === 'move' || complete === 'move';
    const input = { season_id: season.id, decision_id: decision, open, complete, ...(moves && { to }) };
    const counts = await inBatches(season, (after) => closeOrUndo({ ...input, ...after }));
    if (!counts) return;
    setView({ kind: 'done', season, decision, ...counts });
    reload();
  };
  const undo = async () => {
    if (view.kind !== 'done') return;
    const { season, decision } = view;
    const input = { season_id: season.id, decision_id: decision };
    const counts = await inBatches(season, (after) =>
      call('POST /api/admin/undo-closing', { ...input, ...after }, { lang }),
    );
    if (!counts) return;
    setView({ kind: 'undone', season, decision, ...counts });
    reload();
  };
  return {
    view,
    ask: (season) => setView({ kind: 'asking', season }),
    run,
    undo,
    // What is under way goes on, and says what has become of it.
    close: () => setView((now) => (now.kind === 'working' ? now : { kind: 'none' })),
  };
}
