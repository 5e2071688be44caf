import { cleanText, plainSigns } from './clean-text.ts';
import type { Lang } from './languages.ts';

/** 38.5 hours in a language's notation: '38,5'. Pure. */
export function hoursText(hours: number, lang: Lang): string {
  const text = String(hours);
  return lang === 'de' ? text.replace('.', ',') : text;
}

/** Hours as somebody types them, such as '38,5' or '38.5 h'; null if they cannot be read. Pure. */
export function hoursOf(typed: string): number | null {
  const [, hours] =
    /^(\d{1,3}(?:[.,]\d{1,2})?)(?: {0,2}(?:h|std\.?|stunden|hours))?$/i.exec(plainSigns(cleanText(typed)).trim()) ?? [];
  return hours === undefined ? null : Number(hours.replace(',', '.'));
}
