import type { Db } from '../db/open.ts';
import type { TimePlace } from './page-by-time.ts';

export interface Reading {
  back: boolean;
  most: number;
}

interface Order {
  /** The columns, or what stands for them, that an index has in order. */
  by?: readonly [string, string];
  isOldestFirst?: boolean;
}

/**
 * Prepares the reading of a list in the order of time: `rows` is a query up to its WHERE, to whose end this adds. What it
 * reads are rows behind a place, the newest first; `back`: those before it, the nearest first.
 */
export function timePages<Row extends TimePlace>(
  db: Db,
  rows: string,
  { by: [at, id] = ['created_at', 'rowid'], isOldestFirst = false }: Order = {},
) {
  const statement = (beside: string, isRising: boolean) => {
    const order = isRising ? 'ASC' : 'DESC';
    return db.prepare<object, Row>(`${rows} ${beside} ORDER BY ${at} ${order}, ${id} ${order} LIMIT @most`);
  };
  const behind = (isRising: boolean) =>
    statement(`AND (${at}, ${id}) ${isRising ? '>' : '<'} (@created_at, @rowid)`, isRising);
  const first = statement('', isOldestFirst);
  const [on, before] = [behind(isOldestFirst), behind(!isOldestFirst)];
  return (filter: object, place: TimePlace | undefined, { back, most }: Reading): Row[] => {
    if (!place) return first.all({ ...filter, most });
    const { created_at, rowid } = place;
    return (back ? before : on).all({ ...filter, created_at, rowid, most });
  };
}
