import { PAGE_ROWS } from '#contract/limits.ts';
import { nextTurn } from '../time/next-turn.ts';

/** Rows per batch while most rows are left out: reading them takes a few milliseconds. */
const ROWS_AT_ONCE = 500;

/**
 * A page of the rows that fit, of a list that an index has in order. Reads until it has one row more than a page, which
 * shows that more follow; others are answered in between.
 */
export async function readPage<Row>(
  rowsAfter: (last: Row | undefined, most: number) => Row[],
  fits: (row: Row) => boolean,
  pageRows = PAGE_ROWS,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const found: Row[] = [];
  // Most lists have nothing to leave out, so that the first few rows are the page.
  let most = pageRows + 1;
  for (let rows = rowsAfter(undefined, most); ; rows = rowsAfter(rows.at(-1), most)) {
    found.push(...rows.filter(fits));
    if (found.length > pageRows || rows.length < most) break;
    most = ROWS_AT_ONCE;
    await nextTurn();
  }
  return { rows: found.slice(0, pageRows), hasMore: found.length > pageRows };
}
