import { PAGE_ROWS } from '#contract/limits.ts';
import { inPages } from '../next-turn.ts';

// Some milliseconds of work.
const ROWS_AT_ONCE = 1000;

interface Wanted<Row extends Place, Place> {
  /** So many rows of the list, the newest first, after a place. */
  rowsAfter(last: Place | undefined, most: number): Row[];
  fits(row: Row): boolean;
  after: Place | undefined;
  /** How many there are, where all of them fit: then nobody has to be looked at for the count. */
  total: number | undefined;
}

interface Page<Row> {
  rows: Row[];
  /** Null on a further page. */
  total: number | null;
  /** After this row there are more. */
  last: Row | undefined;
}

/** A page of those rows that fit. A search goes through the whole list, a small part at a time. */
export async function pageOf<Row extends Place, Place>(wanted: Wanted<Row, Place>): Promise<Page<Row>> {
  const { after, total } = wanted;
  const { found, count } = await lookThrough(wanted, after === undefined && total === undefined);
  const rows = found.slice(0, PAGE_ROWS);
  return {
    rows,
    total: after === undefined ? (total ?? count) : null,
    last: found.length > PAGE_ROWS ? rows.at(-1) : undefined,
  };
}

/** Up to a row more than the page, which tells whether there is a next one; to the end where all are counted. */
async function lookThrough<Row extends Place, Place>(wanted: Wanted<Row, Place>, isCounting: boolean) {
  const { rowsAfter, fits, after, total } = wanted;
  const most = total === undefined ? ROWS_AT_ONCE : PAGE_ROWS + 1;
  const found: Row[] = [];
  let count = 0;
  for await (const rows of inPages<Row>((last) => rowsAfter(last ?? after, most))) {
    const fitting = rows.filter((row) => fits(row));
    count += fitting.length;
    found.push(...fitting.slice(0, PAGE_ROWS + 1 - found.length));
    if (!isCounting && found.length > PAGE_ROWS) break;
  }
  return { found, count };
}
