import { DAY_MS, HOUR_MS } from '../time/clock.ts';

const EACH_FOR_MS = 3 * HOUR_MS;
const HOURLY_FOR_MS = DAY_MS;

/**
 * Which copies to delete: all of the last three hours stay, then the last of each hour for a day, then the last of each
 * day, none for longer than `days`. The newest one stays in any case; one of a time to come was made while the clock was
 * wrong, and would pass for the newest. Pure.
 * @param times when the copies were made, in any order
 */
export function outdatedCopies(times: readonly number[], now: number, days: number): number[] {
  const newestFirst = [...times].sort((a, b) => b - a);
  const taken = new Set<string>();
  const newest = newestFirst.find((time) => time <= now) ?? newestFirst[0];
  return newestFirst.filter((time) => {
    if (time === newest) return false;
    if (time > now) return true;
    const age = now - time;
    if (age > days * DAY_MS) return true;
    if (age <= EACH_FOR_MS) return false;
    const span = age <= HOURLY_FOR_MS ? HOUR_MS : DAY_MS;
    const slot = `${span} ${Math.floor(time / span)}`;
    if (taken.has(slot)) return true;
    taken.add(slot);
    return false;
  });
}
