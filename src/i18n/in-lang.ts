import type { Lang } from '#contract/languages.ts';

/** The props of an Astro component that needs to know no more than the language of its page. */
export interface InLang {
  lang: Lang;
}
