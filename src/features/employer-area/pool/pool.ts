import { FIELDS_OF_WORK, MINIMUM_LEVELS } from '#contract/employers/requirement-rules.ts';
import type { PoolReply, PoolWish } from '#contract/placements/pool.ts';
import { DOCUMENT_STATUSES, MATCHING_STATUSES, POOL_ORDERS } from '#contract/placements/pool-rules.ts';
import type { ListQuery } from '#src/ui/list/list-query.ts';

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

export const hasFilters = (query: ListQuery): boolean => FILTERS.some((name) => query[name] !== undefined);

export const withoutFilters = ({ order }: ListQuery): ListQuery => ({ order });

/** The query of an address, whose values were checked by `POOL_FIELDS`. */
export function poolInput(query: ListQuery): PoolWish & { after?: string; before?: string } {
  return query as PoolWish;
}
