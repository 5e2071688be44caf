import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { FRAME } from './mail.text.ts';

/** The sentence below a personal link: how long it is valid, and that it must not be passed on. */
export function linkRule(life: Text, lang: Lang): string {
  return fill(FRAME.linkRule[lang], { life: life[lang] });
}
