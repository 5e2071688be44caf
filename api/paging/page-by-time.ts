import { PAGE_ROWS } from '#contract/limits.ts';

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
export function pageByTime<Row extends TimePlace>({ rowsAfter, after, before }: Wanted<Row>) {
  const back = before !== undefined;
  const found = rowsAfter(placeOf(before ?? after), { back, most: PAGE_ROWS + 1 });
  const rows = found.slice(0, PAGE_ROWS);
  const shown = back ? rows.reverse() : rows;
  const hasMore = found.length > PAGE_ROWS;
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

function placeText(row: TimePlace | undefined): string | null {
  return row ? `${row.created_at}_${row.rowid}` : null;
}
