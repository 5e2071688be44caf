import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';

export const reviewDeskTitle = { de: 'Bewerbungen prüfen', en: 'Review applications' };

const desk = {
  title: reviewDeskTitle,
  queue: { de: 'Warteschlange', en: 'Queue' },
  back: { de: 'Zurück zur Warteschlange', en: 'Back to the queue' },
  chooseTitle: { de: 'Keine Bewerbung gewählt', en: 'No application chosen' },
  chooseText: {
    de: 'Wählen Sie links eine Bewerbung. Mit der Taste J öffnen Sie die erste und danach jede nächste.',
    en: 'Choose an application on the left. The key J opens the first one, and then each next one.',
  },
} satisfies Texts;

const keys = {
  button: { de: 'Tasten', en: 'Keys' },
  title: { de: 'Tasten dieser Seite', en: 'Keys of this page' },
  show: { de: 'Diese Übersicht zeigen', en: 'Show this list' },
  use: { de: 'Tasten benutzen', en: 'Use the keys' },
  useHint: {
    de: 'Gilt für diesen Browser. In Feldern tippen Sie immer wie gewohnt.',
    en: 'For this browser. In fields you always type as usual.',
  },
  close: { de: 'Schließen', en: 'Close' },
  next: { de: 'Nächste Bewerbung', en: 'Next application' },
  previous: { de: 'Vorige Bewerbung', en: 'Previous application' },
  undo: { de: 'Letzte Entscheidung zurücknehmen', en: 'Undo the last decision' },
} satisfies Texts;

export function deskTexts(lang: Lang) {
  return { ...say(desk, lang), keys: say(keys, lang) };
}
export type DeskTexts = ReturnType<typeof deskTexts>;
