import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';

export const adminAreaText = {
  title: { de: 'Admin-Übersicht', en: 'Admin overview' },
  description: {
    de: 'Der Bereich der Administration: Bewerbungen, Partner und Betrieb des Programms im Überblick.',
    en: 'The area of the administration: applications, partners and operation of the programme at a glance.',
  },
} satisfies Texts;

const texts = {
  hello: { de: 'Willkommen', en: 'Welcome' },
  signedInAs: { de: 'Angemeldet als {email}', en: 'Signed in as {email}' },
  partnersTitle: { de: 'Partner', en: 'Partners' },
  partnersText: {
    de: 'Links, QR-Codes und Protokoll der Partner verwalten.',
    en: 'Manage the links, QR codes and audit log of the partners.',
  },
  partnersLink: { de: 'Zur Partnerliste', en: 'To the partner list' },
  soon: { de: 'Demnächst', en: 'Coming soon' },
  figuresTitle: { de: 'Zahlen', en: 'Figures' },
  figuresText: {
    de: 'Bewerbungen, offene Prüfungen und abgeschlossene Bewerbungen, gezählt in der Datenbank.',
    en: 'Applications, open reviews and completed applications, counted in the database.',
  },
  reviewTitle: { de: 'Bewerbungen prüfen', en: 'Review applications' },
  reviewText: {
    de: 'Bis es hier eine Seite dafür gibt, geht es auf dem Server mit diesem Befehl:',
    en: 'Until there is a page for it here, it works on the server with this command:',
  },
  accountTitle: { de: 'Ihr Konto', en: 'Your account' },
  settings: { de: 'Einstellungen', en: 'Settings' },
} satisfies Texts;

export function adminAreaTexts(lang: Lang) {
  return say(texts, lang);
}
export type AdminAreaTexts = ReturnType<typeof adminAreaTexts>;
