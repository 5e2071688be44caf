import type { ReplyOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import { MOST_COUNTED } from '#contract/limits.ts';

export type TodoData = ReplyOf<'GET /api/admin/todo'>;

/** What the list shows; all `applications` together are a tile. Of the same age, the first here comes first. */
const KINDS = [
  'step2',
  'step1',
  'enrolment',
  'originals',
  'deferred_due',
  'partners_renamed',
  'partners_contact',
  'partners_new',
  'employers_submitted',
  'matches_accepted',
  'contracts_underpaid',
  'contract_copies',
  'contract_requests',
  'contract_papers',
  'contracts_left',
  'contracts_wanted',
  'contracts_draft',
  'season_ending',
  'season_unplanned',
  'season_full',
  'season_wishes',
  'settings',
  'corrections',
  'mails',
  'held',
  'employers_new',
] as const satisfies (keyof TodoData)[];
export type TodoKind = (typeof KINDS)[number];

export interface TodoRow {
  kind: TodoKind;
  count: number;
  oldest: string | null;
}

/** What needs no decision today. */
const NEEDS_NOTHING: readonly TodoKind[] = ['held', 'employers_new'];

/** What waits, first where nobody knows since when, then the oldest; last what needs no decision. Pure. */
export function todoRows(todo: Pick<TodoData, TodoKind>): TodoRow[] {
  const age = ({ kind, oldest }: TodoRow) => (NEEDS_NOTHING.includes(kind) ? '~' : (oldest ?? ''));
  return KINDS.map((kind) => ({ kind, ...todo[kind] }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => (age(a) < age(b) ? -1 : age(a) > age(b) ? 1 : 0));
}

/** How many things wait for a decision or a deed. Pure. */
export function waitingIn(todo: Pick<TodoData, TodoKind>): number {
  const deedsOf = ({ kind, count }: TodoRow) => {
    if (NEEDS_NOTHING.includes(kind)) return 0;
    // However many people it is about: one date to check.
    return kind === 'season_ending' ? 1 : count;
  };
  return todoRows(todo).reduce((sum, row) => sum + deedsOf(row), 0);
}

/** A count as the page shows it: the server stops counting at its limit. */
export function shownCount(count: number, moreThan: string): string {
  return count >= MOST_COUNTED ? fill(moreThan, { count }) : String(count);
}
