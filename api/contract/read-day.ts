const YEAR_FIRST = /^(\d{4})[^\p{L}\p{N}]{1,3}(\d{1,2})[^\p{L}\p{N}]{1,3}(\d{1,2})[^\p{L}\p{N}]?$/u;
const YEAR_LAST = /^(\d{1,2})[^\p{L}\p{N}]{1,3}(\d{1,2})[^\p{L}\p{N}]{1,3}(\d{4})[^\p{L}\p{N}]?$/u;

/**
 * The ISO date in a text of a browser without a picker: 2027-7-1, 2027/07/01, 1.7.2027, 31/5/2003, 01 07 2027. The day stands before
 * the month, unless only the second can be a day. Other texts stay as they are. Pure.
 */
export function readDay(typed: string): string {
  const [, first = '', second = '', third = ''] = YEAR_FIRST.exec(typed) ?? [];
  if (first) return written(first, second, third);
  const [, day = '', month = '', year = ''] = YEAR_LAST.exec(typed) ?? [];
  if (!year) return typed;
  return Number(month) > 12 ? written(year, day, month) : written(year, month, day);
}

function written(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
