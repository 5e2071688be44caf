import { useEffect, useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import type { ListHandle } from '#src/ui/list/useList.ts';
import type { Toasts } from '#src/ui/Toaster.tsx';
import type { RoomProps } from '../room-props.ts';
import type { AdminAssignmentTexts } from './assignment.text.ts';
import type { Assignment, AssignmentFound, Row } from './assignment.ts';

/** How long an answer is waited for: as long as the server counts, and some more for the network. */
const COUNTING_MILLISECONDS = 90_000;

type Doing =
  | { kind: 'idle' }
  | { kind: 'counting' }
  | { kind: 'accepting'; row: number | undefined; left: number }
  | { kind: 'failed'; message: string };

interface Wanted {
  list: ListHandle<AssignmentFound>;
  toasts: Toasts;
}

/** What an admin does with a proposal. After each act the page shows what is there now. */
export function useAssignment({ lang, texts: t }: RoomProps<AdminAssignmentTexts>, { list, toasts }: Wanted) {
  const [doing, setDoing] = useState<Doing>({ kind: 'idle' });
  const isStopped = useRef(false);
  const isBusy = doing.kind === 'counting' || doing.kind === 'accepting';
  // Leaving the page stops accepting further rows.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const propose = async () => {
    if (isBusy) return;
    setDoing({ kind: 'counting' });
    const answer = await call(
      'POST /api/admin/propose-assignment',
      {},
      { lang, timeoutMilliseconds: COUNTING_MILLISECONDS },
    );
    if (answer.kind === 'ok') setDoing({ kind: 'idle' });
    else setDoing({ kind: 'failed', message: faultOf(answer, lang, t) });
    list.show({});
  };

  /** One row, or all that are open, some at a time. */
  const accept = async ({ id, counts }: Assignment, row?: number) => {
    if (isBusy) return;
    isStopped.current = false;
    const seen: Row[] = [];
    let next: { left: number; fault?: string } = { left: row === undefined ? counts.open : 1 };
    while (next.left > 0 && !isStopped.current) {
      setDoing({ kind: 'accepting', row, left: next.left });
      next = await acceptSome(id, row, seen);
    }
    setDoing(next.fault === undefined ? { kind: 'idle' } : { kind: 'failed', message: next.fault });
    tell(seen, row !== undefined);
    list.load();
  };
  const acceptSome = async (id: string, row: number | undefined, seen: Row[]) => {
    const input = { assignment_id: id, ...(row !== undefined && { rows: [row] }) };
    const answer = await call('POST /api/admin/accept-assignment', input, { lang });
    if (answer.kind !== 'ok') return { left: 0, fault: faultOf(answer, lang, t) };
    const { rows, counts } = answer.data;
    seen.push(...rows);
    return { left: row === undefined && rows.length > 0 ? counts.open : 0 };
  };
  const tell = (seen: readonly Row[], isOne: boolean) => {
    const count = (state: Row['state']) => seen.filter((row) => row.state === state).length;
    const [accepted, refused] = [count('accepted'), count('refused')];
    // In this order: a fault would take the place of what was done.
    if (refused > 0) toasts.push({ tone: 'bad', title: fill(t.someRefused, { count: refused }) });
    if (accepted > 0) toasts.push({ tone: 'ok', title: isOne ? t.doneOne : fill(t.doneMany, { count: accepted }) });
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { doing, isBusy, propose, accept, stop };
}

export type AssignmentActs = ReturnType<typeof useAssignment>;
