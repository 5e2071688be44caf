import type { Lang } from '#contract/languages.ts';
import type { Said, Texts } from '#src/i18n/text.ts';

/** Sentences that the specification fixes to the letter: without the invisible marks that `say` puts into E-Mail. */
export function wordForWord<T extends Texts>(texts: T, lang: Lang): Said<T> {
  const pairs = Object.entries(texts).map(([key, text]) => [key, text[lang]]);
  return Object.fromEntries(pairs) as Said<T>;
}
