import type { Lang, Text } from '#contract/languages.ts';

/** The sentences of one area, both languages side by side: `{ key: { de, en } } satisfies Texts`. */
export type Texts = Readonly<Record<string, Text>>;

/** The same sentences in one language; what an island receives. */
export type Said<T extends Texts> = { readonly [Key in keyof T]: string };

export function say<T extends Texts>(texts: T, lang: Lang): Said<T> {
  const pairs = Object.entries(texts).map(([key, text]) => [key, text[lang]]);
  return Object.fromEntries(pairs) as Said<T>;
}
