import type { Texts } from '#src/i18n/text.ts';

export const notFoundText = {
  title: { de: 'Seite nicht gefunden', en: 'Page not found' },
  description: {
    de: 'Diese Adresse gibt es nicht. Hier geht es zurück zur Startseite.',
    en: 'This address does not exist. Here is the way back to the home page.',
  },
  headline: { de: 'Hoppla! Seite nicht gefunden', en: 'Oops! Page not found' },
  lead: {
    de: 'Die Adresse stimmt nicht, oder die Seite ist umgezogen. Ihre Bewerbung ist davon nicht betroffen.',
    en: 'The address is wrong, or the page has moved. Your application is not affected.',
  },
  home: { de: 'Zur Startseite', en: 'Return to home' },
  contact: { de: 'Kontakt', en: 'Contact us' },
} satisfies Texts;
