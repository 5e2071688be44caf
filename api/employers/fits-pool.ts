import type { PoolWish } from '#contract/placements/pool.ts';
import type { PoolRow } from '../placements/pool.store.ts';

/** Whether a candidate is among those that an employer looks for. Pure. */
export function fitsPool({ level, wish, from = '', until = '', documents, matching }: Omit<PoolWish, 'order'>) {
  return (row: PoolRow): boolean =>
    (level === undefined || row.level >= level) &&
    (wish === undefined || row.first_wish === wish || row.second_wish === wish) &&
    (from === '' || row.available_from <= from) &&
    (until === '' || row.available_until >= until) &&
    (documents === undefined || row.documents === documents) &&
    (matching === undefined || (row.is_matched === 1) === (matching === 'matched'));
}
