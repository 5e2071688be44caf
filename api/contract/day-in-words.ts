import type { Lang } from './languages.ts';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** A day within a sentence: 05.07.2027 in German, 5 July 2027 in English, where 05.07. could be May. Pure. */
export function dayInWords(isoDate: string, lang: Lang): string {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  const name = MONTHS[Number(month) - 1];
  return lang === 'en' && name ? `${Number(day)} ${name} ${year}` : [day, month, year].filter(Boolean).join('.');
}

/** From the first to the last day, within a sentence. Pure. */
export function daysInWords(from: string, until: string, lang: Lang): string {
  return [dayInWords(from, lang), dayInWords(until, lang)].join(lang === 'en' ? ' – ' : '–');
}
