import { hoursInWords } from '#contract/duration.text.ts';
import { DATA_LINK_HOURS } from '#contract/limits.ts';
import type { Texts } from '#src/i18n/text.ts';

const LINK_LIFE = hoursInWords(DATA_LINK_HOURS);

export const myDataText = {
  title: { de: 'Ihre Daten', en: 'Your data' },
  description: {
    de: 'Was wir über Sie gespeichert haben und welche Rechte Sie daran haben.',
    en: 'What we keep about you, and the rights that you have to it.',
  },
  lead: {
    de: 'Sehen Sie, was wir über Sie gespeichert haben. Sie bestimmen mit, was damit geschieht.',
    en: 'See what we keep about you. You have a say in what happens to it.',
  },
  loading: { de: 'Wird geladen…', en: 'Loading…' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  failedTitle: { de: 'Ihre Daten konnten nicht geladen werden', en: 'Your data could not be loaded' },
  failed: {
    de: 'Bitte versuchen Sie es noch einmal, sobald Sie wieder Netz haben.',
    en: 'Please try again as soon as you are connected.',
  },
  doneTitle: { de: 'Gespeichert', en: 'Saved' },
  doneText: { de: 'Diese Seite zeigt den neuen Stand.', en: 'This page shows how things stand now.' },
  refusedTitle: { de: 'Das hat nicht geklappt', en: 'That did not work' },
} satisfies Texts;

export const askText = {
  title: { de: 'Wir schicken Ihnen einen Link', en: 'We send you a link' },
  text: {
    de: `Auf dieser Seite stehen Ihre Daten und Dateien. Deshalb öffnet sie nur ein frischer Link, der ${LINK_LIFE.de} gilt. Er geht an die Adresse Ihrer Bewerbung.`,
    en: `This page holds your data and files. That is why only a fresh link opens it, which is valid for ${LINK_LIFE.en}. It goes to the address of your application.`,
  },
  email: { de: 'E-Mail-Adresse Ihrer Bewerbung', en: 'E-mail address of your application' },
  submit: { de: 'Link schicken', en: 'Send me the link' },
  sentTitle: { de: 'Sehen Sie in Ihr Postfach', en: 'Check your mailbox' },
  sentText: {
    de: 'Gibt es zu dieser Adresse eine Bewerbung, kommt der Link in wenigen Minuten. Bei mehreren Bewerbungen kommt für jede eine E-Mail.',
    en: 'If there is an application for this address, the link will arrive within a few minutes. If there are several, one e-mail comes for each.',
  },
  sentHint: {
    de: 'Nichts angekommen? Bitte sehen Sie im Spam-Ordner nach.',
    en: 'Nothing arrived? Please check your spam folder.',
  },
  other: { de: 'Andere Adresse verwenden', en: 'Use another address' },
  failedTitle: { de: 'Der Link wurde nicht angefordert', en: 'The link was not asked for' },
  failed: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' },
  endedTitle: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  ended: {
    de: `Er ist abgelaufen oder unvollständig: Jeder Link gilt ${LINK_LIFE.de}. Fordern Sie hier einen neuen an.`,
    en: `It has expired or is incomplete: each link is valid for ${LINK_LIFE.en}. Ask for a new one here.`,
  },
  noneTitle: { de: 'Zu Ihrem Konto gehört keine Bewerbung', en: 'No application belongs to your account' },
  none: {
    de: 'Haben Sie sich ohne Konto beworben? Dann schicken wir Ihnen hier den Link zu den Daten Ihrer Bewerbung. Was zu Ihrem Konto gehört, finden Sie in den Einstellungen.',
    en: 'Did you apply without an account? Then we send you the link to your application’s data here. What belongs to your account is in the settings.',
  },
  otherTitle: {
    de: 'Ihr Konto hat eine andere Adresse als Ihre Bewerbung',
    en: 'Your account has another address than your application',
  },
  otherText: {
    de: 'Deshalb schicken wir den Link zu Ihren Daten an die Adresse der Bewerbung.',
    en: 'That is why we send the link to your data to the address of the application.',
  },
  toSettings: { de: 'Zu den Einstellungen', en: 'Go to the settings' },
  account: { de: 'Sie haben ein Konto?', en: 'You have an account?' },
  signIn: { de: 'Anmelden', en: 'Sign in' },
} satisfies Texts;

export const ownerText = {
  title: { de: 'Um wen es geht', en: 'Who this is about' },
  number: { de: 'Bewerbungsnummer', en: 'Application number' },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  linkEnds: {
    de: 'Dieser Link gilt bis {time} Uhr (deutsche Zeit).',
    en: 'This link is valid until {time} (German time).',
  },
} satisfies Texts;
