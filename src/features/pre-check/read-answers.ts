import type { PlacementFacts } from '#contract/placements/placement-rules.ts';
import { readDay } from '#contract/read-day.ts';

/** The fields of the form, by their names. */
export const ANSWERS = ['born', 'enrolled', 'vacation-from', 'vacation-until', 'days', 'passport'] as const;
export type AnswerName = (typeof ANSWERS)[number];

/** What was answered, or the fields that are missing or make no sense, in the order of the form. Pure. */
export function readAnswers(given: Readonly<Record<AnswerName, string>>): PlacementFacts | { wrong: AnswerName[] } {
  const days = Number(given.days);
  const [born, from, until, passport] = (['born', 'vacation-from', 'vacation-until', 'passport'] as const).map((name) =>
    readDay(given[name]),
  ) as [string, string, string, string];
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

/** An ISO day that exists, in a year that somebody can mean. */
function isDay(text: string): boolean {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
