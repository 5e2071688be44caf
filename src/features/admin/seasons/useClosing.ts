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
  /** `again`: goes on where it stopped, as the same act. `decision`: of what can be taken back. */
  | { kind: 'stopped'; season: SeasonOnDesk; message: string; again?: () => void; decision?: string };

/** Closes a season, a batch of its applications at each call, and takes that back. */
export function useClosing({ lang, texts: t }: RoomProps<AdminSeasonsTexts>, reload: () => void) {
  const [view, setView] = useState<View>({ kind: 'none' });
  const inBatches = async (
    { season, decision, ends }: { season: SeasonOnDesk; decision: string; ends: 'done' | 'undone' },
    ask: (after: { after?: string }) => ReturnType<typeof call<'POST /api/admin/close-season'>>,
    { after, ...counts }: Counts & { after?: string } = { done: 0, left: 0 },
  ): Promise<void> => {
    setView({ kind: 'working', season, ...counts });
    const answer = await ask(after === undefined ? {} : { after });
    if (answer.kind !== 'ok') {
      const again = () => void inBatches({ season, decision, ends }, ask, { ...counts, ...(after && { after }) });
      // Another admin closes it, or has taken this back.
      const isOthers = answer.kind === 'refused' && ['season_closing', 'season_changed'].includes(answer.code);
      const goesOn = isOthers ? {} : { again, ...(ends === 'done' && { decision }) };
      setView({ kind: 'stopped', season, message: faultOf(answer, lang, t), ...goesOn });
      return reload();
    }
    const { data } = answer;
    const sum = { done: counts.done + data.done, left: counts.left + data.left };
    if (typeof data.after === 'string')
      return inBatches({ season, decision, ends }, ask, { ...sum, after: data.after });
    setView({ kind: ends, season, decision, ...sum });
    reload();
  };
  const run = ({ open, complete, to }: ClosingChoice) => {
    if (view.kind !== 'asking') return;
    const { season } = view;
    const decision = randomId();
    const moves = open === 'move' || complete === 'move';
    const input = { season_id: season.id, decision_id: decision, open, complete, ...(moves && { to }) };
    void inBatches({ season, decision, ends: 'done' }, (after) =>
      call('POST /api/admin/close-season', { ...input, ...after }, { lang }),
    );
  };
  const undo = ({ season, decision }: { season: SeasonOnDesk; decision: string }) => {
    const input = { season_id: season.id, decision_id: decision };
    void inBatches({ season, decision, ends: 'undone' }, (after) =>
      call('POST /api/admin/undo-closing', { ...input, ...after }, { lang }),
    );
  };
  return {
    view,
    ask: (season: SeasonOnDesk) =>
      setView(
        season.closing === null
          ? { kind: 'asking', season }
          : { kind: 'stopped', season, message: t.closing.halfWay, decision: season.closing },
      ),
    run,
    undo,
    // What is under way goes on, and says what has become of it.
    close: () => setView((now) => (now.kind === 'working' ? now : { kind: 'none' })),
  };
}
export type Closing = ReturnType<typeof useClosing>;
