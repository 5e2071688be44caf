import { PAGE_ROWS } from '#contract/limits.ts';
import { inPages } from '../time/next-turn.ts';

// Rows per batch: reading them takes a few milliseconds.
const ROWS_AT_ONCE = 1000;

interface Wanted<Row extends Place, Place> {
  /** `most` rows of the list after a place, in the order of the list. */
  rowsAfter(last: Place | undefined, most: number): Row[];
  fits(row: Row): boolean;
  after: Place | undefined;
  /** The number of rows, if all of them match: then none has to be read for the count. */
  total: number | undefined;
}

interface Page<Row> {
  rows: Row[];
  /** Null on a further page. */
  total: number | null;
  /** The last row of this page, if more follow. */
  last: Row | undefined;
}

/** A page of the rows that match. A search reads the whole list, in small batches. */
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

/** Reads until it has one row more than the page, which shows that more follow; to the end if all are counted. */
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
