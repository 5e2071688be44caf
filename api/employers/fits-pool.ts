import type { PoolWish } from '#contract/placements/pool.ts';
import { candidateNumber } from '#contract/placements/pool-rules.ts';
import { searchedIn, wordsIn } from '../partners/plain-text.ts';
import type { PoolRow } from '../placements/pool.store.ts';

/** Whether a candidate is among those that an employer looks for; days before `today` are no one's any more. Pure. */
export function fitsPool(wanted: Omit<PoolWish, 'order'>, today: string) {
  const { search = '', level, wish, until = '', documents, matching } = wanted;
  const from = wanted.from && wanted.from < today ? today : (wanted.from ?? '');
  const holds = wordsIn(search);
  return (row: PoolRow): boolean =>
    (search === '' || holds(searchedIn([candidateNumber(row.number)]))) &&
    (level === undefined || row.level >= level) &&
    (wish === undefined || row.first_wish === wish || row.second_wish === wish) &&
    (from === '' || row.available_from <= from) &&
    (until === '' || row.available_until >= until) &&
    (documents === undefined || row.documents === documents) &&
    (matching === undefined || (row.is_matched === 1) === (matching === 'matched'));
}
