import type { Text } from '#contract/languages.ts';

/** Sentences around the content of every mail. */
export const FRAME = {
  greeting: { de: 'Guten Tag {name},', en: 'Hello {name},' },
  copyLink: {
    de: 'Der Knopf geht nicht? Kopieren Sie diese Adresse in den Browser:',
    en: 'Is the button not working? Copy this address into your browser:',
  },
  neverAsk: { de: 'Wir fragen nie nach Geld oder Passwörtern.', en: 'We never ask for money or passwords.' },
  // Never asks to reply: nobody reads the address that the mail comes from.
  questions: {
    de: 'Fragen? Schreiben Sie uns an {email}. Wir antworten innerhalb von {hours} Stunden.',
    en: 'Questions? Write to us at {email}. We answer within {hours} hours.',
  },
  application: { de: 'Bewerbungsnummer {number}', en: 'Application number {number}' },
  imprint: { de: 'Impressum', en: 'Legal notice' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
} as const satisfies Record<string, Text>;

/** How a mail that can be stopped says why it came, and the words of its link. */
export const STOP = {
  reminder: {
    why: {
      de: 'Sie bekommen diese E-Mail, weil in Ihrer Bewerbung etwas offen ist. Sie möchten nicht erinnert werden?',
      en: 'You get this e-mail because something is open in your application. Would you rather not be reminded?',
    },
    label: { de: 'Erinnerungen abstellen', en: 'Stop reminders' },
  },
  begin: {
    why: {
      de: 'Sie bekommen diese E-Mail, weil Sie ein Konto haben, aber noch keine Bewerbung. Sie möchten nicht erinnert werden?',
      en: 'You get this e-mail because you have an account, but no application yet. Would you rather not be reminded?',
    },
    label: { de: 'Erinnerungen abstellen', en: 'Stop reminders' },
  },
  invited: {
    why: {
      de: 'Sie möchten auch von anderen keine Einladung bekommen?',
      en: 'Would you rather get no invitation from anybody else either?',
    },
    label: { de: 'Einladungen abstellen', en: 'Stop invitations' },
  },
} as const satisfies Record<string, Record<'why' | 'label', Text>>;
