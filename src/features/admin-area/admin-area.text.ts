import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';

export const adminAreaText = {
  title: { de: 'Admin-Übersicht', en: 'Admin overview' },
  description: {
    de: 'Der Bereich der Administration: Bewerbungen, Partner und Betrieb des Programms im Überblick.',
    en: 'The admin area: applications, partners and the running of the programme at a glance.',
  },
} satisfies Texts;

const texts = {
  hello: { de: 'Willkommen', en: 'Welcome' },
  signedInAs: { de: 'Angemeldet als {email}', en: 'Signed in as {email}' },
  todoTitle: { de: 'Was wartet', en: 'What is waiting' },
  todoLoading: { de: 'Wird geladen…', en: 'Loading…' },
  todoFailed: { de: 'Die Liste konnte nicht geladen werden.', en: 'The list could not be loaded.' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  nothing: { de: 'Gerade wartet nichts.', en: 'Nothing is waiting at the moment.' },
  partners_renamed: { de: 'Partner mit neuem Namen', en: 'Partners with a new name' },
  partners_new: { de: 'Neue Partner zu prüfen', en: 'New partners to verify' },
  applications: { de: 'Bewerbungen mit ungeprüften Dateien', en: 'Applications with files to review' },
  mails: { de: 'Aufgegebene E-Mails', en: 'E-mails that could not be delivered' },
  employers_new: { de: 'Neue Arbeitgeber in 30 Tagen', en: 'New employers in 30 days' },
  oldest: { de: 'seit {date}', en: 'since {date}' },
  moreThan: { de: 'über {count}', en: 'over {count}' },
  partnersTitle: { de: 'Partner', en: 'Partners' },
  partnersText: {
    de: 'Links, QR-Codes und Protokoll der Partner verwalten.',
    en: 'Manage the links, QR codes and audit log of the partners.',
  },
  partnersLink: { de: 'Zur Partnerliste', en: 'Go to the partner list' },
  soon: { de: 'Demnächst', en: 'Coming soon' },
  figuresTitle: { de: 'Zahlen', en: 'Figures' },
  figuresText: {
    de: 'Bewerbungen, offene Prüfungen und abgeschlossene Bewerbungen, gezählt in der Datenbank.',
    en: 'Applications, open reviews and completed applications, counted in the database.',
  },
  reviewTitle: { de: 'Bewerbungen prüfen', en: 'Review applications' },
  reviewText: {
    de: 'Bis es dafür eine Seite gibt, geht es auf dem Server mit diesem Befehl:',
    en: 'Until there is a page for this, use this command on the server:',
  },
  accountTitle: { de: 'Ihr Konto', en: 'Your account' },
  settings: { de: 'Einstellungen', en: 'Settings' },
} satisfies Texts;

export function adminAreaTexts(lang: Lang) {
  return say(texts, lang);
}
export type AdminAreaTexts = ReturnType<typeof adminAreaTexts>;
