import type { Db } from '../db/open.ts';
import type { TimePlace } from './page-by-time.ts';

export interface Reading {
  back: boolean;
  most: number;
}

/**
 * Prepares the reading of a list in the order of time, which an index has: `rows` is a query up to its WHERE, whose end
 * this adds to. What it reads are rows behind a place, the newest first; `back`: those before it, the nearest first.
 */
export function timePages<Row extends TimePlace>(
  db: Db,
  rows: string,
  [at, id]: readonly [string, string] = ['created_at', 'rowid'],
) {
  const statement = (beside: string, order: 'ASC' | 'DESC') =>
    db.prepare<object, Row>(`${rows} ${beside} ORDER BY ${at} ${order}, ${id} ${order} LIMIT @most`);
  const first = statement('', 'DESC');
  const on = statement(`AND (${at}, ${id}) < (@created_at, @rowid)`, 'DESC');
  const before = statement(`AND (${at}, ${id}) > (@created_at, @rowid)`, 'ASC');
  return (filter: object, place: TimePlace | undefined, { back, most }: Reading): Row[] => {
    if (!place) return first.all({ ...filter, most });
    const { created_at, rowid } = place;
    return (back ? before : on).all({ ...filter, created_at, rowid, most });
  };
}
