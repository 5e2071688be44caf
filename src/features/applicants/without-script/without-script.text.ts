import { GENERAL } from '#contract/errors.ts';
import type { Texts } from '#src/i18n/text.ts';

/** Shown after step 1 was sent by a browser without a script. */
export const sentText = {
  title: { de: 'Voranmeldung angekommen', en: 'Pre-registration received' },
  description: {
    de: 'Ihre Voranmeldung ist bei uns. Hier steht, was als Nächstes geschieht.',
    en: 'We have your pre-registration. This page says what happens next.',
  },
  heading: { de: 'Danke. Ihre Voranmeldung ist da.', en: 'Thank you. We have your pre-registration.' },
  noteTitle: { de: 'Sie müssen nichts noch einmal senden', en: 'You do not have to send anything again' },
  note: {
    de: 'Ihre Angaben und Ihre Bestätigung sind gespeichert.',
    en: 'Your details and your confirmation are stored.',
  },
  nextTitle: { de: 'So geht es weiter', en: 'What happens next' },
  next1: {
    de: 'Sie bekommen eine E-Mail mit Ihrem persönlichen Link. Sehen Sie bitte auch im Spam-Ordner nach.',
    en: 'You will get an e-mail with your personal link. Please check your spam folder as well.',
  },
  next2: { de: 'Wir prüfen Ihre Bestätigung von {network}.', en: 'We check your confirmation from {network}.' },
  next3: {
    de: 'Sobald Schritt 2 offen ist, schreiben wir Ihnen noch einmal. Dann laden Sie Ihre Unterlagen hoch.',
    en: 'As soon as step 2 is open, we will write to you again. Then you upload your documents.',
  },
  scriptTitle: { de: 'Für die nächsten Schritte brauchen Sie JavaScript', en: 'The next steps need JavaScript' },
  scriptText: {
    de: 'Ihr Browser führt es gerade nicht aus. Schalten Sie es ein und laden Sie diese Seite neu, oder öffnen Sie den Link aus unserer E-Mail in einem anderen Browser. Geht beides nicht, schreiben Sie uns:',
    en: 'Your browser does not run it at the moment. Switch it on and reload this page, or open the link in our e-mail in another browser. If neither works, write to us:',
  },
} satisfies Texts;

/** Shown where the server refuses a form that was sent without a script. */
export const notSentText = {
  title: { de: 'Das Formular wurde nicht angenommen', en: 'The form was not accepted' },
  description: {
    de: 'Hier steht, was an Ihrem Formular fehlt oder nicht stimmt, und wie es weitergeht.',
    en: 'This page says what is missing or wrong in your form, and how to go on.',
  },
  heading: { de: 'Das Formular wurde noch nicht angenommen', en: 'The form was not accepted yet' },
  alreadyHeading: { de: 'Sie haben sich schon beworben', en: 'You have already applied' },
  alreadyText: {
    de: 'Sie müssen nichts noch einmal senden. Kommt die E-Mail nicht an, auch nicht im Spam-Ordner?',
    en: 'You do not have to send anything again. Has the e-mail not arrived, not even in your spam folder?',
  },
  contact: { de: 'Schreiben Sie uns', en: 'Write to us' },
  fieldsTitle: { de: 'Bitte korrigieren Sie diese Felder', en: 'Please correct these fields' },
  kept: {
    de: 'Was Sie geschrieben haben, steht noch im Formular. Nur die Datei wählen Sie bitte noch einmal: Sie lässt sich im Formular nicht behalten.',
    en: 'What you typed is still in the form. Please choose the file again: it cannot be kept in the form.',
  },
  otherTitle: { de: 'Der Grund', en: 'The reason' },
  goBack: GENERAL.goBack,
  fileAgain: { de: 'Bitte wählen Sie die Datei noch einmal.', en: 'Please choose the file again.' },
} satisfies Texts;

/** For whoever opens the address of a reminder's header in a browser: an applicant, or an account that has not applied. */
export const stopRemindersText = {
  title: { de: 'Keine Erinnerungen mehr bekommen?', en: 'Stop getting reminders?' },
  description: {
    de: 'Mit einem Klick bekommen Sie keine Erinnerungen an offene Schritte mehr.',
    en: 'With one click you get no more reminders of open steps.',
  },
  text: {
    de: 'Wir erinnern Sie dann nicht mehr an offene Schritte. Wichtige E-Mails kommen weiter.',
    en: 'We will then no longer remind you of open steps. You will still get important e-mails.',
  },
  stop: { de: 'Erinnerungen abstellen', en: 'Stop reminders' },
} satisfies Texts;

export const remindersStoppedText = {
  title: { de: 'Erinnerungen sind abgestellt', en: 'Reminders are switched off' },
  description: {
    de: 'Sie bekommen keine Erinnerungen an offene Schritte mehr.',
    en: 'You get no more reminders of open steps.',
  },
  noteTitle: { de: 'Das ist gespeichert', en: 'This is saved' },
  text: {
    de: 'Wichtige E-Mails kommen weiter. Sonst ändert sich nichts: Ihr Konto oder Ihre Bewerbung besteht weiter.',
    en: 'You will still get important e-mails. Nothing else changes: your account or application stays as it is.',
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

/** For the applicant's pages that partly work without a script. */
export const joinWithoutScript = {
  text: {
    de: 'Ohne JavaScript geht nur Schritt 1. Schon gesendet? Weiter geht es in einem anderen Browser.',
    en: 'Without JavaScript only step 1 works. Sent already? Go on in another browser.',
  },
} satisfies Texts;
