import type { Texts } from '#src/i18n/text.ts';

/** Shown where the server refuses a form that was sent without a script, and cannot show its page again. */
export const notSentText = {
  title: { de: 'Das Formular wurde nicht angenommen', en: 'The form was not accepted' },
  description: {
    de: 'Hier steht, warum Ihr Formular nicht angenommen wurde, und wie es weitergeht.',
    en: 'This page says why your form was not accepted, and how to go on.',
  },
  heading: { de: 'Das Formular wurde noch nicht angenommen', en: 'The form was not accepted yet' },
  otherTitle: { de: 'Der Grund', en: 'The reason' },
} satisfies Texts;

/** For whoever opens the address of a reminder's header in a browser: an applicant, or an account that has not applied. */
export const stopRemindersText = {
  title: { de: 'Keine Erinnerungen oder Einladungen mehr?', en: 'Stop getting reminders or invitations?' },
  description: {
    de: 'Mit einem Klick bekommen Sie keine Erinnerungen an offene Schritte und keine Einladungen mehr.',
    en: 'With one click you get no more reminders of open steps, and no more invitations.',
  },
  text: {
    de: 'Wir erinnern Sie dann nicht mehr an offene Schritte und laden Sie nicht mehr ein. Wichtige E-Mails kommen weiter.',
    en: 'We will then no longer remind you of open steps, nor invite you. You will still get important e-mails.',
  },
  stop: { de: 'Abstellen', en: 'Stop them' },
} satisfies Texts;

export const remindersStoppedText = {
  title: { de: 'Erinnerungen und Einladungen sind abgestellt', en: 'Reminders and invitations are switched off' },
  description: {
    de: 'Sie bekommen keine Erinnerungen an offene Schritte und keine Einladungen mehr.',
    en: 'You get no more reminders of open steps, and no more invitations.',
  },
  noteTitle: { de: 'Das ist gespeichert', en: 'This is saved' },
  text: {
    de: 'Wichtige E-Mails kommen weiter. Sonst ändert sich nichts: Ein Konto oder eine Bewerbung besteht weiter.',
    en: 'You will still get important e-mails. Nothing else changes: an account or application stays as it is.',
  },
  home: { de: 'Zur Startseite', en: 'Back to the home page' },
} satisfies Texts;

/** Shown after 'send my link again' was sent by a browser without a script: the same for every address. */
export const linkSentText = {
  title: { de: 'Ihr Link ist unterwegs', en: 'Your link is on its way' },
  description: {
    de: 'Gibt es zu Ihrer Adresse eine Bewerbung, senden wir Ihnen den Link noch einmal.',
    en: 'If there is an application with your address, we send you its link again.',
  },
  noteTitle: { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please check your inbox' },
  text: {
    de: 'Wenn es zu Ihrer E-Mail-Adresse eine Bewerbung gibt, kommt der Link in wenigen Minuten. Sehen Sie auch im Spam-Ordner nach.',
    en: 'If there is an application with your e-mail address, the link comes within a few minutes. Please check your spam folder as well.',
  },
} satisfies Texts;
