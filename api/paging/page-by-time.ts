import { PAGE_ROWS } from '#contract/limits.ts';
import { readPage } from './read-page.ts';

/** Where a row stands in a list that is ordered by time. */
export interface TimePlace {
  created_at: number;
  rowid: number;
}

interface Wanted<Row extends TimePlace> {
  /** `most` rows after a place, the nearest first: older ones, or newer ones if `back`. */
  rowsAfter(place: TimePlace | undefined, how: { back: boolean; most: number }): Row[];
  after?: string | undefined;
  before?: string | undefined;
}

/** A page of a list that an index serves in its order, the newest first. */
export function pageByTime<Row extends TimePlace>(wanted: Wanted<Row>) {
  const { rowsAfter, after, before } = wanted;
  const found = rowsAfter(placeOf(before ?? after), { back: before !== undefined, most: PAGE_ROWS + 1 });
  return withNeighbours(wanted, found.slice(0, PAGE_ROWS), found.length > PAGE_ROWS);
}

/** The same of the rows that fit. */
export async function searchByTime<Row extends TimePlace>(wanted: Wanted<Row>, fits: (row: Row) => boolean) {
  const { rowsAfter, after, before } = wanted;
  const back = before !== undefined;
  const { rows, hasMore } = await readPage<Row>(
    (last, most) => rowsAfter(last ?? placeOf(before ?? after), { back, most }),
    fits,
  );
  return withNeighbours(wanted, rows, hasMore);
}

function withNeighbours<Row extends TimePlace>({ after, before }: Wanted<Row>, rows: Row[], hasMore: boolean) {
  const back = before !== undefined;
  const shown = back ? rows.reverse() : rows;
  return {
    rows: shown,
    previous: (back ? hasMore : after !== undefined) ? placeText(shown[0]) : null,
    next: back || hasMore ? placeText(shown.at(-1)) : null,
  };
}

function placeOf(text: string | undefined): TimePlace | undefined {
  if (text === undefined) return undefined;
  const [created_at = 0, rowid = 0] = text.split('_').map(Number);
  return { created_at, rowid };
}

export function placeText(row: TimePlace | undefined): string | null {
  return row ? `${row.created_at}_${row.rowid}` : null;
}
