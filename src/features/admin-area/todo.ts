import type * as at from '#contract/addresses/review.ts';
import type { ReplyOf } from '#contract/calls.ts';
import { MOST_COUNTED } from '#contract/limits.ts';
import type { Unchecked } from '#src/lib/answer.ts';

type TodoReply = ReplyOf<typeof at.getTodo.path>;
export type TodoKind = keyof TodoReply;

/** Where it hides names from partners first; what nobody has to decide last. */
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
  /** There may be more than were counted. */
  isMore: boolean;
  oldest: string | null;
}

/** What there is of it, without what does not wait. Whatever the answer is, a page comes of it. Pure. */
export function todoRows(reply: Unchecked<TodoReply>): TodoRow[] {
  return ORDER.flatMap((kind) => {
    const { count, oldest } = (reply[kind] ?? {}) as Partial<TodoReply[TodoKind]>;
    if (typeof count !== 'number' || count <= 0) return [];
    return [{ kind, count, isMore: count >= MOST_COUNTED, oldest: typeof oldest === 'string' ? oldest : null }];
  });
}
