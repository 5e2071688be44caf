import { dayInWords } from '#contract/day-in-words.ts';
import type { Lang } from '#contract/languages.ts';

/** Every date on the site is German time, whatever the visitor's device is set to. */
const TIME_ZONE = 'Europe/Berlin';

const day = new Intl.DateTimeFormat('de-DE', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const minute = new Intl.DateTimeFormat('de-DE', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The ISO day in Europe/Berlin at a moment. */
export function berlinDay(at: Date | number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(at);
}

/** dd.MM.yyyy, in Europe/Berlin. Takes a Date, milliseconds or ISO 8601. */
export function formatDate(when: Date | number | string): string {
  return day.format(new Date(when));
}

/** A date within a sentence: dd.MM.yyyy in German, with the month's name in English; in Europe/Berlin. */
export function dateInWords(when: Date | number | string, lang: Lang): string {
  return dayInWords(berlinDay(new Date(when)), lang);
}

/** dd.MM.yyyy HH:mm, in Europe/Berlin. Takes a Date, milliseconds or ISO 8601. */
export function formatDateTime(when: Date | number | string): string {
  return `${formatDate(when)} ${minute.format(new Date(when))}`;
}

/** The notation of a language, for numbers. */
export const LOCALES: Record<Lang, string> = { de: 'de-DE', en: 'en-GB' };

/** An amount of money in the notation of a language: `1.179 €`, `€1,179`; with cents if `cents` is set. */
export function formatEuro(euro: number, lang: Lang, { cents = false } = {}): string {
  const digits = cents ? 2 : 0;
  return new Intl.NumberFormat(LOCALES[lang], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(euro);
}

/** A whole number of percent in the notation of a language: `35 %` with a space that does not break, `35%`. */
export function formatPercent(percent: number, lang: Lang): string {
  return `${percent}${BEFORE_PERCENT[lang]}%`;
}

const BEFORE_PERCENT: Readonly<Record<Lang, string>> = { de: '\u00a0', en: '' };
