import type { Lang } from './languages.ts';

/** Cents as euros in a language's notation, without the sign. Pure. */
export function euroText(cents: number, lang: Lang): string {
  return (cents / 100).toFixed(2).replace('.', DECIMAL_SIGN[lang]);
}

const DECIMAL_SIGN: Readonly<Record<Lang, string>> = { de: ',', en: '.' };
