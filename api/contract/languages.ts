export const LANGUAGES = ['de', 'en'] as const;
export type Lang = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Lang = 'de';

/** One sentence in every language of the product. A missing language does not compile. */
export type Text = Record<Lang, string>;

export function isLang(value: unknown): value is Lang {
  return LANGUAGES.includes(value as Lang);
}
