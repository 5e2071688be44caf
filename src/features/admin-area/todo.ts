import type * as at from '#contract/addresses/review.ts';
import type { ReplyOf } from '#contract/calls.ts';
import { MOST_COUNTED } from '#contract/limits.ts';
import type { Unchecked } from '#src/lib/answer.ts';

type TodoReply = ReplyOf<typeof at.getTodo.path>;
export type TodoKind = keyof TodoReply;

/** First what keeps names from partners, last what needs no decision. */
const ORDER = [
  'partners_renamed',
  'partners_new',
  'applications',
  'mails',
  'employers_new',
] as const satisfies TodoKind[];

export interface TodoRow {
  kind: TodoKind;
  count: number;
  /** True where the server stopped counting at its limit. */
  isMore: boolean;
  oldest: string | null;
}

/** Rows for the to-dos that wait. A field that cannot be read makes no row, so the page shows in any case. Pure. */
export function todoRows(reply: Unchecked<TodoReply>): TodoRow[] {
  return ORDER.flatMap((kind) => {
    const { count, oldest } = (reply[kind] ?? {}) as Partial<TodoReply[TodoKind]>;
    if (typeof count !== 'number' || count <= 0) return [];
    return [{ kind, count, isMore: count >= MOST_COUNTED, oldest: typeof oldest === 'string' ? oldest : null }];
  });
}
