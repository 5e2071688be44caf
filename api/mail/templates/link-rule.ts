import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';

const RULE: Text = {
  de: 'Der Link gilt {life} und ist nur für Sie. Bitte leiten Sie diese E-Mail nicht weiter.',
  en: 'The link is valid for {life} and is only for you. Please do not forward this e-mail.',
};

/** The sentence below a personal link: how long it is valid, and that it must not be passed on. */
export function linkRule(life: Text, lang: Lang): string {
  return fill(RULE[lang], { life: life[lang] });
}
