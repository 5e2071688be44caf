import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { withNeighbours } from '../paging/page-by-time.ts';
import { readPage } from '../paging/read-page.ts';
import { type PoolPlace, type PoolRow, poolStore } from '../placements/pool.store.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { employer, employerOf } from './caller-employer.ts';
import { fitsPool } from './fits-pool.ts';
import { poolStats, viewCandidate } from './view-candidate.ts';

/** A page of the candidates, for an employer that we have vetted. Posted, so that filters stand in no log. */
export const listPool = endpoint('listPool', {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 600 },
  readsOnly: true,
  async handle({ deps, caller, input: { order = 'newest', after, before, ...wish } }) {
    const own = employerOf(deps, caller.account.id);
    if (own.state !== 'vetted') throw problem('pool_not_vetted');
    const { db } = deps;
    const pool = poolStore(db);
    const back = before !== undefined;
    const from = readPlace(before ?? after);
    const rowsAfter = (last: PoolRow | undefined, most: number) =>
      pool.page(order, last ? pool.placeOf(order, last) : from, { back, most });
    const found = await readPage(rowsAfter, fitsPool(wish, berlinDate(deps.clock.now())));
    const placeText = (row: PoolRow) => writePlace(pool.placeOf(order, row));
    const { rows, ...neighbours } = withNeighbours(found, { after, before }, placeText);
    return {
      candidates: rows.map((row) => viewCandidate(deps, own.id, row)),
      ...neighbours,
      stats: poolStats(pool.counts()),
    };
  },
});

function writePlace({ key, number }: PoolPlace): string {
  return `${key}_${number}`;
}

function readPlace(text: string | undefined): PoolPlace | undefined {
  if (text === undefined) return undefined;
  const [key = '', number] = text.split('_');
  return { key: /^\d+$/.test(key) ? Number(key) : key, number: Number(number) };
}
