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
 * Prepares the reading of a list in the order of its places: `rows` is a query up to its WHERE, to whose end this adds,
 * and `keys` the columns that an index has in order, or what stands for them, by their names in a place. What it reads
 * are rows behind a place, in the order of the list; `back`: those before it, the nearest first. `beginning`: a condition
 * that all rows meet, where `rows` has none of its own. Beside a place SQLite may read the index from it instead.
 */
export function placePages<Row, Place extends object>(
  db: Db,
  rows: string,
  keys: Readonly<Record<keyof Place & string, string>>,
  isOldestFirst = true,
  beginning = 'true',
) {
  const columns = Object.values<string>(keys);
  const place = Object.keys(keys).map((name) => `@${name}`);
  const statement = (beside: string, isRising: boolean) => {
    const order = columns.map((column) => `${column} ${isRising ? 'ASC' : 'DESC'}`);
    return db.prepare<object, Row>(`${rows} ${beside} ORDER BY ${order.join(', ')} LIMIT @most`);
  };
  const behind = (isRising: boolean) =>
    statement(`AND (${columns.join(', ')}) ${isRising ? '>' : '<'} (${place.join(', ')})`, isRising);
  const first = statement(`AND ${beginning}`, isOldestFirst);
  const [on, before] = [behind(isOldestFirst), behind(!isOldestFirst)];
  return (filter: object, place: Place | undefined, { back, most }: Reading): Row[] =>
    (place ? (back ? before : on) : first).all({ ...place, ...filter, most });
}

/** The same in the order of time, the newest first. */
export function timePages<Row extends TimePlace>(
  db: Db,
  rows: string,
  { by: [at, id] = ['created_at', 'rowid'], isOldestFirst = false }: Order = {},
) {
  return placePages<Row, TimePlace>(db, rows, { created_at: at, rowid: id }, isOldestFirst);
}
