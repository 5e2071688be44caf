import type { Lang } from './languages.ts';

const WITH_MONTH = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A day within a sentence: 05.07.2027 in German, 5 July 2027 in English, where 05.07. could be May. Pure. */
export function dayInWords(isoDate: string, lang: Lang): string {
  const isNamed = lang === 'en' && isoDate !== '';
  return isNamed ? new Date(isoDate).toLocaleDateString('en-GB', WITH_MONTH) : isoDate.split('-').reverse().join('.');
}

/** From the first to the last day, within a sentence. Pure. */
export function daysInWords(from: string, until: string, lang: Lang): string {
  return [dayInWords(from, lang), dayInWords(until, lang)].join(lang === 'en' ? ' – ' : '–');
}
