import { formatDate } from './format.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Calendar days between the two moments; 0 on the same day. */
export function daysSince(when: string, now: number): number {
  return Math.max(0, Math.round((dayOf(now) - dayOf(when)) / DAY_MILLISECONDS));
}

/** Midnight in UTC of a moment's German day: daylight saving time then changes no difference. */
function dayOf(when: number | string): number {
  const [day = 1, month = 1, year = 1970] = formatDate(when).split('.').map(Number);
  return Date.UTC(year, month - 1, day);
}
