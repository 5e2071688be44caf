import type { Text } from '#contract/languages.ts';

/** Sentences around every mail. */
export const FRAME = {
  greeting: { de: 'Guten Tag {name},', en: 'Hello {name},' },
  step1: { de: '1 Start', en: '1 Start' },
  step2: { de: '2 Unterlagen', en: '2 Documents' },
  step3: { de: '3 Erklärung', en: '3 Enrolment' },
  copyLink: {
    de: 'Der Knopf geht nicht? Kopieren Sie diese Adresse in den Browser:',
    en: 'Is the button not working? Copy this address into your browser:',
  },
  linkRule: {
    de: 'Der Link gilt {life} und ist nur für Sie. Bitte leiten Sie diese E-Mail nicht weiter.',
    en: 'The link is valid for {life} and is only for you. Please do not forward this e-mail.',
  },
  neverAsk: { de: 'Wir fragen nie nach Geld oder Passwörtern.', en: 'We never ask for money or passwords.' },
  reply: {
    de: 'Fragen? Antworten Sie auf diese E-Mail. Wir schreiben innerhalb von {hours} Stunden zurück.',
    en: 'Questions? Reply to this e-mail. We answer within {hours} hours.',
  },
  application: { de: 'Bewerbungsnummer {number}', en: 'Application number {number}' },
  stop: { de: 'Keine Erinnerungen mehr', en: 'No more reminders' },
  imprint: { de: 'Impressum', en: 'Imprint' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
} as const satisfies Record<string, Text>;
