import type { ReplyOf } from '#contract/calls.ts';
import { fill } from '#contract/fill.ts';
import { MOST_COUNTED } from '#contract/limits.ts';
import type { RoomLinks } from '../room-props.ts';

export type TodoData = ReplyOf<'GET /api/admin/todo'>;

/** A room, what stands behind its address, and what of the answer follows: the id of whatever has waited longest. */
type Place = readonly [
  room: keyof RoomLinks,
  query?: string,
  longest?: 'correction_application' | 'wish_application' | 'contact_partner' | 'underpaid_employer',
];

/** What the list shows, and where that is dealt with, at the same age in this order; all `applications` are a tile. */
const PLACES = {
  step2: ['applications', '?step=step2&show=waiting'],
  step1: ['applications', '?step=step1&show=waiting'],
  enrolment: ['applications', '?step=enrolment&show=waiting'],
  originals: ['applications', '?step=originals&show=waiting'],
  deferred_due: ['applications', '?deferred=yes&show=all'],
  partners_renamed: ['partners', '?verified=renamed&active=yes&sort=oldest'],
  partners_contact: ['partners', '/', 'contact_partner'],
  partners_new: ['partners', '?verified=no&active=yes&sort=oldest'],
  employers_submitted: ['employers', '?state=submitted'],
  matches_accepted: ['placements', '?state=accepted'],
  requirements_underpaid: ['employers', '?employer=', 'underpaid_employer'],
  offers_blocked: ['placements', '?state=released'],
  contracts_underpaid: ['contracts', '?state=underpaid'],
  contract_copies: ['contracts', '?state=to-check'],
  contract_requests: ['contracts', '?state=asked'],
  contract_papers: ['contracts', '?state=to-exchange'],
  contracts_left: ['contracts', '?state=left'],
  contracts_wanted: ['contracts'],
  contracts_draft: ['contracts', '?state=draft'],
  season_ending: ['seasons'],
  season_unplanned: ['seasons'],
  season_full: ['seasons'],
  season_wishes: ['applications', '?application=', 'wish_application'],
  settings: ['settings'],
  corrections: ['applications', '?application=', 'correction_application'],
  mails: ['mails', '?state=dead'],
  held: ['applications', '?held=yes&show=all'],
  employers_new: ['employers'],
} as const satisfies Partial<Record<keyof TodoData, Place>>;
export type TodoKind = keyof typeof PLACES;
const KINDS = Object.keys(PLACES) as TodoKind[];

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

/** Where it is dealt with. */
export function hrefOf(kind: TodoKind, todo: TodoData, links: RoomLinks): string {
  const [room, query = '', longest]: Place = PLACES[kind];
  return `${links[room]}${query}${(longest && todo[longest]) ?? ''}`;
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
