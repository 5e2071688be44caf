import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { requirementTexts } from '#src/nouns/requirement/requirement.text.ts';
import { loadingTexts } from '../loading.text.ts';

const choose = {
  lead: { de: 'Um welchen Bedarf geht es?', en: 'Which requirement is it about?' },
  none: { de: 'Noch kein Bedarf', en: 'No requirement yet' },
  noneText: {
    de: 'Diese Seite zeigt etwas erst, wenn Sie einen Bedarf angelegt haben.',
    en: 'This page has something to show once you have added a requirement.',
  },
  add: { de: 'Bedarf anlegen', en: 'Add a requirement' },
  pages: { de: 'Weitere Bedarfe', en: 'More requirements' },
  previous: { de: 'Zurück', en: 'Back' },
  next: { de: 'Weiter', en: 'Next' },
} satisfies Texts;

/** What is said where a page of a requirement is opened without one. */
export function chooseTexts(lang: Lang) {
  return { ...say(loadingTexts, lang), choose: say(choose, lang), names: requirementTexts(lang) };
}
export type ChooseTexts = ReturnType<typeof chooseTexts>;
