import { cleanText, plainSigns } from './clean-text.ts';
import type { Lang } from './languages.ts';

/** Cents as euros in a language's notation, without the sign. Pure. */
export function euroText(cents: number, lang: Lang): string {
  return (cents / 100).toFixed(2).replace('.', DECIMAL_SIGN[lang]);
}

const DECIMAL_SIGN: Readonly<Record<Lang, string>> = { de: ',', en: '.' };

const AROUND =
  /€|\b(?:eur(?:os?)?|brutto|gross|ca|ab|mind(?:estens)?)\b\.?|(?:\/|\b(?:pro|je|die|per|an?)\b) ?(?:h|hour|std|stunde)\b\.?|[()*]/gi;

/** Euros as somebody types them, such as '14,60 €' or '14,-', in cents; null if they cannot be read. Pure. */
export function centsOf(typed: string): number | null {
  // A blank for what is left out: 14€60 is not 1460.
  const amount = plainSigns(cleanText(typed)).replace(AROUND, ' ').trim();
  const [, euro, cents = ''] = /^(\d{1,5})(?: {0,2}[.,] ?(?:(\d{1,2})|-{1,2}))?[.,]?$/.exec(amount) ?? [];
  return euro === undefined ? null : Number(euro) * 100 + Number(cents.padEnd(2, '0'));
}

/** The same without cents, in euros. Pure. */
export function wholeEuroOf(typed: string): number | null {
  const cents = centsOf(typed);
  return cents === null || cents % 100 > 0 ? null : cents / 100;
}
