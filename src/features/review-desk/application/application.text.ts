import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const texts = {} satisfies Texts;

export function applicationTexts(lang: Lang) {
  return say(texts, lang);
}
export type ApplicationTexts = ReturnType<typeof applicationTexts>;
