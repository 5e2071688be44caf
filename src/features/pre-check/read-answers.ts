import type { PlacementFacts } from '#contract/placements/placement-rules.ts';

/** The fields of the form, by their names. */
export const ANSWERS = ['born', 'enrolled', 'vacation-from', 'vacation-until', 'days', 'passport'] as const;
export type AnswerName = (typeof ANSWERS)[number];

/** What was answered, or the fields that are missing or make no sense, in the order of the form. Pure. */
export function readAnswers(given: Readonly<Record<AnswerName, string>>): PlacementFacts | { wrong: AnswerName[] } {
  const days = Number(given.days);
  const born = isoOf(given.born);
  const from = isoOf(given['vacation-from']);
  const until = isoOf(given['vacation-until']);
  const passport = isoOf(given.passport);
  const isRight: Record<AnswerName, boolean> = {
    born: isDay(born),
    enrolled: given.enrolled !== '',
    'vacation-from': isDay(from),
    'vacation-until': isDay(until) && until >= from,
    days: /^\d{1,3}$/.test(given.days) && days <= 366,
    passport: passport === '' || isDay(passport),
  };
  const wrong = ANSWERS.filter((name) => !isRight[name]);
  if (wrong.length > 0) return { wrong };
  return {
    bornOn: born,
    isEnrolled: given.enrolled === 'yes',
    vacation: { from, until },
    daysWorked: days,
    passportUntil: passport || undefined,
  };
}

/**
 * The ISO date in what is typed where a browser has no calendar: 31.5.2003, 2003/05/31. Not `readDay`, which forms have
 * too: what is shared would be a file of its own, and this page asks for none.
 */
function isoOf(text: string): string {
  const [first = '', month = '', last = ''] = text.split(/\D+/);
  const days = first.length === 4 ? [first, month, last] : [last, month, first];
  return text && days.map((part) => part.padStart(2, '0')).join('-');
}

/** An ISO day that exists, in a year that somebody can mean. */
function isDay(text: string): boolean {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
