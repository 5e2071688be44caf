const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;

/**
 * The ISO date in a text of a browser without a picker: 2027-7-1, 2027/07/01, 1.7.2027, 31/5/2003. The day stands before
 * the month, unless only the second can be a day. Other texts stay as they are. Pure.
 */
export function readDay(typed: string): string {
  const text = typed.replace(/ ?([-/.]) ?/g, '$1');
  const [, first = '', , second = '', third = ''] = YEAR_FIRST.exec(text) ?? [];
  if (first) return written(first, second, third);
  const [, day = '', , month = '', year = ''] = YEAR_LAST.exec(text) ?? [];
  if (!year) return text;
  return Number(month) > 12 ? written(year, day, month) : written(year, month, day);
}

function written(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
