import { PAGE_ROWS } from '#contract/limits.ts';
import { berlinMidnight } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import { nextTurn } from '../time/next-turn.ts';

/** Where an entry stands in a log, which is ordered by time. */
export interface LogPlace {
  at: number;
  id: number;
}

/** A moment and the one behind the last. */
export interface LogSpan {
  from: number;
  to: number;
}

// Rows per batch: reading them takes a few milliseconds.
const ROWS_AT_ONCE = 300;
const EVER = Number.MAX_SAFE_INTEGER;

interface Wanted<Row extends LogPlace> {
  /** `most` entries behind a place, in the order of reading: older ones, or newer ones if `back`. */
  rowsAfter(place: LogPlace | undefined, most: number): Row[];
  fits(row: Row): boolean;
  after?: string | undefined;
  before?: string | undefined;
}

/** A page of the entries that fit, the newest first. What no index finds is read in small batches. */
export async function logPage<Row extends LogPlace>({ rowsAfter, fits, after, before }: Wanted<Row>) {
  const back = before !== undefined;
  const found: Row[] = [];
  let place = placeOf(before ?? after);
  for (;;) {
    const rows = rowsAfter(place, ROWS_AT_ONCE);
    found.push(...rows.filter(fits));
    place = rows.at(-1);
    if (found.length > PAGE_ROWS || rows.length < ROWS_AT_ONCE) break;
    await nextTurn();
  }
  const hasMore = found.length > PAGE_ROWS;
  const rows = found.slice(0, PAGE_ROWS);
  const shown = back ? rows.reverse() : rows;
  return {
    rows: shown,
    previous: (back ? hasMore : after !== undefined) ? placeText(shown[0]) : null,
    next: back || hasMore ? placeText(shown.at(-1)) : null,
  };
}

/** The time from the first to the last day in Berlin; both days belong to it. */
export function spanOf({ from, to }: { from?: string | undefined; to?: string | undefined }): LogSpan {
  return { from: from ? berlinMidnight(from) : 0, to: to ? berlinMidnight(dayAfter(to)) : EVER };
}

function dayAfter(isoDate: string): string {
  return new Date(Date.parse(isoDate) + DAY_MS).toISOString().slice(0, 10);
}

function placeOf(text: string | undefined): LogPlace | undefined {
  if (text === undefined) return undefined;
  const [at = 0, id = 0] = text.split('_').map(Number);
  return { at, id };
}

function placeText(row: LogPlace | undefined): string | null {
  return row ? `${row.at}_${row.id}` : null;
}
