import { PAGE_ROWS } from '#contract/limits.ts';
import { readPage } from './read-page.ts';

/** Where a row stands in a list that is ordered by time. */
export interface TimePlace {
  created_at: number;
  rowid: number;
}

/** The place of the row next to which a page begins, or before which it ends. */
export interface Beside {
  after?: string | undefined;
  before?: string | undefined;
}

interface Wanted<Row extends TimePlace> extends Beside {
  /** `most` rows after a place, the nearest first: older ones, or newer ones if `back`. */
  rowsAfter(place: TimePlace | undefined, how: { back: boolean; most: number }): Row[];
}

/** A page of a list that an index serves in its order, the newest first. */
export function pageByTime<Row extends TimePlace>(wanted: Wanted<Row>) {
  const { rowsAfter, after, before } = wanted;
  const found = rowsAfter(placeOf(before ?? after), { back: before !== undefined, most: PAGE_ROWS + 1 });
  return withNeighbours(firstOf(found), wanted, placeText);
}

/** The same of the rows that fit. */
export async function searchByTime<Row extends TimePlace>(wanted: Wanted<Row>, fits: (row: Row) => boolean) {
  const { rowsAfter, after, before } = wanted;
  const back = before !== undefined;
  const found = await readPage<Row>((last, most) => rowsAfter(last ?? placeOf(before ?? after), { back, most }), fits);
  return withNeighbours(found, wanted, placeText);
}

/** The rows of a page, and whether more follow, of those that were read: one more than a page has. */
export function firstOf<Row>(rows: readonly Row[]) {
  return { rows: rows.slice(0, PAGE_ROWS), hasMore: rows.length > PAGE_ROWS };
}

/** A page that was read from its place on, the nearest row first: in the order of the list, with its neighbours. */
export function withNeighbours<Row>(
  { rows, hasMore }: { rows: readonly Row[]; hasMore: boolean },
  { after, before }: Beside,
  placeOf: (row: Row) => string,
) {
  const back = before !== undefined;
  const shown = back ? rows.toReversed() : [...rows];
  const place = (row: Row | undefined) => (row === undefined ? null : placeOf(row));
  return {
    rows: shown,
    previous: (back ? hasMore : after !== undefined) ? place(shown[0]) : null,
    next: back || hasMore ? place(shown.at(-1)) : null,
  };
}

function placeOf(text: string | undefined): TimePlace | undefined {
  if (text === undefined) return undefined;
  const [created_at = 0, rowid = 0] = text.split('_').map(Number);
  return { created_at, rowid };
}

export function placeText({ created_at, rowid }: TimePlace): string {
  return `${created_at}_${rowid}`;
}
