import { DAY_MS, HOUR_MS } from './clock.ts';

// Made when first needed: each takes ten milliseconds.
let isoDate: Intl.DateTimeFormat | undefined;
let time: Intl.DateTimeFormat | undefined;

/** The ISO date in Berlin at a moment. The product's dates are Berlin's, wherever a reader is. */
export function berlinDate(at: number): string {
  isoDate ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
  return isoDate.format(at);
}

/** The moment at which an ISO date begins in Berlin, one or two hours before it begins in UTC. */
export function berlinMidnight(isoDate: string): number {
  const inSummer = Date.parse(isoDate) - 2 * HOUR_MS;
  return berlinDate(inSummer) === isoDate ? inSummer : inSummer + HOUR_MS;
}

// Seven, before offices open, and eight in the evening, up to two hours later in Ethiopia. Counted from the day's end: its
// clocks may change in the night before.
const MORNING_BEFORE_END_MS = 17 * HOUR_MS;
const EVENING_BEFORE_END_MS = 4 * HOUR_MS;

/** Seven in Berlin, on an ISO date. */
export function berlinMorning(isoDate: string): number {
  return berlinDayEnd(isoDate) - MORNING_BEFORE_END_MS;
}

/** From when on somebody may be written to who has not asked for it: now or, at night in Berlin, from the next morning on. */
export function nextDaytime(now: number): number {
  const today = berlinDate(now);
  const isEvening = now >= berlinDayEnd(today) - EVENING_BEFORE_END_MS;
  return Math.max(now, berlinMorning(isEvening ? berlinDateIn(1, now) : today));
}

/** The moment at which an ISO date ends in Berlin, also where it has 23 or 25 hours. */
export function berlinDayEnd(isoDate: string): number {
  return berlinMidnight(berlinDate(Date.parse(isoDate) + 1.5 * DAY_MS));
}

/** The day in Berlin that comes so many days after a moment, as an ISO date. */
export function berlinDateIn(days: number, now: number): string {
  // From noon, since days of 23 or 25 hours would lead to another date.
  return berlinDate(Date.parse(`${berlinDate(now)}T12:00:00Z`) + days * DAY_MS);
}

export function berlinDayEndIn(days: number, now: number): number {
  return berlinDayEnd(berlinDateIn(days, now));
}

/** The last whole day before a moment, as an ISO date. */
export function lastDayOf(until: number | null): string | null {
  return until === null ? null : berlinDate(until - 1);
}

/** Whole days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** '03.08.2026', as the product writes every date. */
export function writtenDate(isoDate: string): string {
  return isoDate.split('-').reverse().join('.');
}

/** '03.08.2026 14:05', in Berlin. */
export function berlinTime(at: number): string {
  time ??= new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });
  return time.format(at).replace(',', '');
}
