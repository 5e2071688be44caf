import { COUNTRIES } from '#contract/countries.ts';
import type { Lang } from '#contract/languages.ts';

/** All countries with their names, in the order of the language. For the build: old browsers know no names. */
export function countriesIn(lang: Lang): (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  const named = COUNTRIES.map((code) => [code, names.of(code) ?? code] as const);
  return named.sort(([, one], [, other]) => one.localeCompare(other, lang));
}
