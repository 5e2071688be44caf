import { ERRORS, GENERAL } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import { MAX_FILE_MEGABYTES } from '#contract/limits.ts';
import { formText, plainFormText } from '#src/i18n/form.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';

/** On a page of which only a part has come. */
export const cutOffText = {
  text: { de: 'Die Seite ist nicht ganz angekommen.', en: 'Not all of this page has arrived.' },
  again: { de: 'Neu laden', en: 'Reload' },
} satisfies Texts;

const form = {
  ...formText,
  ...plainFormText,
  optional: { de: '(freiwillig)', en: '(optional)' },
  refusedTitle: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  choosePhoto: { de: 'Datei wählen oder fotografieren', en: 'Choose a file or take a photo' },
  failed: GENERAL.error,
  pdfHint: { de: `PDF, bis ${MAX_FILE_MEGABYTES} MB`, en: `PDF, up to ${MAX_FILE_MEGABYTES} MB` },
  documentHint: {
    de: `PDF, JPG oder PNG, bis ${MAX_FILE_MEGABYTES} MB`,
    en: `PDF, JPG or PNG, up to ${MAX_FILE_MEGABYTES} MB`,
  },
} satisfies Texts;

const load = {
  loading: { de: 'Wird geladen...', en: 'Loading...' },
  slow: {
    de: 'Das dauert länger als sonst. Sie können die Seite neu laden.',
    en: 'This is taking longer than usual. You can reload the page.',
  },
  laterTitle: { de: 'Wir erreichen den Server gerade nicht', en: 'We cannot reach the server right now' },
  laterText: {
    de: 'Ihr Link bleibt gespeichert, es geht nichts verloren. Sobald Sie wieder online sind, versuchen wir es noch einmal.',
    en: 'Your link is kept and nothing is lost. As soon as you are online again, we will try again.',
  },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  resumeText: {
    de: 'Ihr Link ist noch gespeichert. Versuchen Sie es in ein paar Minuten noch einmal.',
    en: 'Your link is still stored. Please try again in a few minutes.',
  },
  resume: { de: 'Bewerbung fortsetzen', en: 'Continue your application' },
  no_applicant: { de: 'Keine Bewerbungsdaten gefunden', en: 'No applicant data found' },
} satisfies Texts;

const resend = {
  title: { de: 'Link noch einmal senden', en: 'Send my link again' },
  applied: { de: 'Schon beworben?', en: 'Already applied?' },
} satisfies Texts;

/** The texts of the form, which loads when somebody opens it. */
const resendForm = {
  text: {
    de: 'Nennen Sie uns die E-Mail-Adresse Ihrer Bewerbung. Wir senden Ihren persönlichen Link dorthin.',
    en: 'Tell us the e-mail address of your application. We will send your personal link there.',
  },
  email: { de: 'E-Mail', en: 'E-mail' },
  submit: { de: 'Link senden', en: 'Send the link' },
  doneTitle: { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please check your inbox' },
  doneText: {
    de: 'Wenn es zu {email} eine Bewerbung gibt, ist der Link unterwegs. Sehen Sie auch im Spam-Ordner nach.',
    en: 'If there is an application with {email}, the link is on its way. Please check your spam folder as well.',
  },
  other: { de: 'Andere Adresse eingeben', en: 'Use another address' },
} satisfies Texts;

/** Why the page could not show the application; pages with other sentences for it bring their own. */
const faults = {
  token_expired: { de: 'Ungültiger oder abgelaufener Link', en: 'Invalid or expired access token' },
  token_incomplete: { de: 'Dieser Link ist unvollständig', en: 'This link is incomplete' },
  applicant_not_found: ERRORS.applicant_not_found,
  no_applicant: { de: 'Keine Bewerbungsdaten gefunden', en: 'No applicant data found' },
  load_failed: { de: 'Ihre Bewerbung konnte nicht geladen werden', en: 'Failed to load applicant data' },
  fetch_failed: { de: 'Ihre Bewerbungsdaten konnten nicht abgerufen werden', en: 'Failed to fetch application data' },
} satisfies Texts;
export type FaultTexts = Readonly<Record<keyof typeof faults, string>>;

/** For pages beside the wizard without an application to show. */
const tokenPage = {
  missingToken: { de: 'Der Zugangsschlüssel fehlt', en: ERRORS.token_missing.en },
  missingLead: {
    de: 'Bitte öffnen Sie den Link aus unserer E-Mail: Er führt zu Ihrer Bewerbung.',
    en: 'Please open the link in our e-mail: it leads to your application.',
  },
  incompleteLead: {
    de: 'Manche Mailprogramme schneiden lange Links ab. Öffnen Sie ihn noch einmal aus unserer E-Mail, kopieren Sie die ganze Adresse, oder fordern Sie hier einen neuen an.',
    en: 'Some mail programs cut long links. Open it again from our e-mail, copy the whole address, or ask for a new one here.',
  },
  faultLead: {
    de: 'Nutzen Sie den Link aus unserer neuesten E-Mail, oder fordern Sie hier einen neuen an.',
    en: 'Use the link in our newest e-mail, or ask for a new one here.',
  },
  toJoin: { de: 'Noch nicht beworben? Hier bewerben', en: 'Not applied yet? Apply here' },
  toHome: { de: 'Zur Startseite', en: 'Back to the home page' },
  contact: { de: 'Uns schreiben', en: 'Write to us' },
} satisfies Texts;

/** What every page of an application says before it knows whose application it is. */
export function shellTexts(lang: Lang) {
  return say({ form, load, resend }, lang);
}
export type ShellTexts = ReturnType<typeof shellTexts>;

export function resendTexts(lang: Lang) {
  return say(resendForm, lang);
}
export type ResendTexts = ReturnType<typeof resendTexts>;

/** What the pages beside the wizard say when they cannot show an application. */
export function tokenPageTexts(lang: Lang) {
  return { faults: say(faults, lang) satisfies FaultTexts, tokenPage: say(tokenPage, lang) };
}
export type TokenPageTexts = ReturnType<typeof tokenPageTexts>['tokenPage'];

/** For browsers without JavaScript that came without a link: stands in the page itself, outside its island. */
export const noScriptText = {
  title: { de: 'Bitte öffnen Sie den Link aus unserer E-Mail', en: 'Please open the link in our e-mail' },
  text: {
    de: 'Er führt zu Ihrer Bewerbung. Ohne JavaScript kann sich diese Seite den Link nicht merken. Geht es damit nicht, schreiben Sie uns:',
    en: 'It leads to your application. Without JavaScript this page cannot remember the link. If it does not work, write to us:',
  },
} satisfies Texts;

/** What a page says around an application. */
export interface ShellWords {
  texts: ShellTexts;
  errors: ErrorTexts;
}

export interface TokenPageWords extends ShellWords {
  faults: FaultTexts;
  tokenPage: TokenPageTexts;
}
