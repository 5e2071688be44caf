import type { Lang } from '#contract/languages.ts';

/** The props of an Astro component that needs to know no more than the language of its page. */
export interface InLang {
  lang: Lang;
}

/** What most parts of an island get: the page's language, and their own sentences in it. */
export interface TextProps<Texts> extends InLang {
  texts: Texts;
}
