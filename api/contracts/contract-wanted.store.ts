import { MOST_COUNTED } from '#contract/limits.ts';
import type { Db } from '../db/open.ts';
import type { TimePlace } from '../page-by-time.ts';
import type { Paging } from './contract.store.ts';

/** A match as far as its contract needs it. */
export interface MatchedPlace {
  id: string;
  requirement_id: string;
  applicant_id: string;
  state: string;
  starts_on: string;
  ends_on: string;
}

type Wanted = MatchedPlace & TimePlace;
interface Reading {
  created_at?: number;
  rowid?: number;
  most: number;
}

export type ContractWantedStore = ReturnType<typeof createContractWantedStore>;

/** Confirmed matches without a contract: rows that triggers keep. */
export function createContractWantedStore(db: Db) {
  const match = db.prepare<[string], MatchedPlace>(
    'SELECT id, requirement_id, applicant_id, state, starts_on, ends_on FROM match WHERE id = ?',
  );
  // Its trigger refuses days on which the person is promised to somebody else.
  const moveDays = db.prepare(
    'UPDATE match SET starts_on = ?, ends_on = ?, version = version + 1 WHERE id = ? AND (starts_on <> ? OR ends_on <> ?)',
  );
  const waiting = db.prepare<[number], { count: number; oldest: number | null }>(`
    SELECT count(*) AS count, min(created_at) AS oldest FROM (
      SELECT created_at FROM contract_wanted WHERE created_at > -1 ORDER BY created_at LIMIT ?)`);
  const statement = (beside: string, order: 'ASC' | 'DESC') =>
    db.prepare<Reading, Wanted>(`
      SELECT match.id, requirement_id, applicant_id, state, starts_on, ends_on, contract_wanted.created_at,
        contract_wanted.rowid
      FROM contract_wanted JOIN match ON match.id = match_id
      WHERE contract_wanted.created_at > -1 ${beside}
      ORDER BY contract_wanted.created_at ${order}, contract_wanted.rowid ${order} LIMIT @most`);
  const list = {
    first: statement('', 'DESC'),
    on: statement('AND (contract_wanted.created_at, contract_wanted.rowid) < (@created_at, @rowid)', 'DESC'),
    back: statement('AND (contract_wanted.created_at, contract_wanted.rowid) > (@created_at, @rowid)', 'ASC'),
  };
  return {
    match: (id: string) => match.get(id),
    /** @throws SqliteError 'match_overlaps' if the person is promised to somebody else on one of these days. */
    moveDays: (id: string, { starts_on: from, ends_on: until }: Pick<MatchedPlace, 'starts_on' | 'ends_on'>) =>
      moveDays.run(from, until, id, from, until),
    /** How many there are, up to `MOST_COUNTED`, and since when the first one waits. */
    waiting: () => waiting.get(MOST_COUNTED) ?? { count: 0, oldest: null },
    /** Matches behind a place, the newest first; `back`: those before it, the nearest first. */
    page: (place: TimePlace | undefined, { back, most }: Paging) =>
      place ? list[back ? 'back' : 'on'].all({ ...place, most }) : list.first.all({ most }),
  };
}
