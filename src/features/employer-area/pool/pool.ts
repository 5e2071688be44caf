import type { PoolReply, PoolWish } from '#contract/pool.ts';
import { DOCUMENT_STATUSES, MATCHING_STATUSES, POOL_ORDERS } from '#contract/pool-rules.ts';
import { FIELDS_OF_WORK, MINIMUM_LEVELS } from '#contract/requirement-rules.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import type { Wish } from '#src/ui/list/wish.ts';

export type PoolFound = PoolReply;

const DAY = /^\d{4}-\d\d-\d\d$/;
/** What the address of the list may name. */
export const POOL_FIELDS = {
  order: POOL_ORDERS,
  level: MINIMUM_LEVELS,
  wish: FIELDS_OF_WORK,
  from: DAY,
  until: DAY,
  documents: DOCUMENT_STATUSES,
  matching: MATCHING_STATUSES,
};
const FILTERS = ['level', 'wish', 'from', 'until', 'documents', 'matching'];

export const hasFilters = (wish: Wish): boolean => FILTERS.some((name) => wish[name] !== undefined);

export const withoutFilters = ({ order }: Wish): Wish => ({ order });

/** The wish of an address, whose values were checked by `POOL_FIELDS`. */
export function poolWish(wish: Wish): PoolWish & { after?: string; before?: string } {
  return wish as PoolWish;
}

/** Undefined for an answer that is not our server's. */
export function readPool(reply: Unchecked<PoolFound>): PoolFound | undefined {
  const { candidates, stats } = reply as Partial<PoolFound>;
  return Array.isArray(candidates) && typeof stats?.total === 'number' ? (reply as PoolFound) : undefined;
}
