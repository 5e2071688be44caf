import type { MailObstacle, MailState } from '#contract/desk/mail.ts';
import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { listText, roomText } from '../room.text.ts';
import { MAIL_FAULTS } from './mail-faults.text.ts';
import { MAIL_NAMES } from './mail-names.text.ts';
import { retryMailText } from './retry-mail.text.ts';

export const adminMailsTitle = { de: 'E-Mails des Programms', en: 'E-mails of the programme' };

const states = {
  dead: { de: 'Unzustellbar', en: 'Not delivered' },
  waiting: { de: 'Wartet', en: 'Waiting' },
  sent: { de: 'Gesendet', en: 'Sent' },
  cancelled: { de: 'Abgebrochen', en: 'Cancelled' },
} satisfies Texts & Record<MailState, unknown>;

/** Why a mail is not sent again. What is sent or waits has no button at all. */
const obstacles = {
  reminder: { de: 'Eine Erinnerung: Die nächste kommt von selbst.', en: 'A reminder: the next one comes by itself.' },
  application_gone: { de: 'Die Bewerbung gibt es nicht mehr.', en: 'Its application is gone.' },
  account_gone: { de: 'Das Konto gibt es nicht mehr.', en: 'Its account is gone.' },
  account_blocked: { de: 'Das Konto ist gesperrt.', en: 'Its account is blocked.' },
  account_confirmed: { de: 'Die Adresse ist inzwischen bestätigt.', en: 'Its address is confirmed by now.' },
} satisfies Texts & Record<Exclude<MailObstacle, MailState>, unknown>;

const page = {
  ...roomText,
  ...listText,
  title: { de: 'E-Mails', en: 'E-mails' },
  lead: {
    de: 'Was das Programm sendet, Neuestes zuerst. Unzustellbare E-Mails lassen sich noch einmal senden.',
    en: 'What the program sends, newest first. Undelivered e-mails can be sent again.',
  },
  state: { de: 'Zustand', en: 'State' },
  template: { de: 'Vorlage', en: 'Template' },
  allTemplates: { de: 'Alle Vorlagen', en: 'All templates' },
  mail: { de: 'E-Mail', en: 'E-mail' },
  queuedAt: { de: 'Vom', en: 'Date' },
  act: { de: 'Nächster Schritt', en: 'Next step' },
  nobody: { de: 'an niemanden mehr', en: 'to nobody any more' },
  tryOne: { de: '1 Versuch', en: '1 try' },
  tries: { de: '{count} Versuche', en: '{count} tries' },
  again: { de: 'Noch einmal senden', en: 'Send again' },
  correct: { de: 'Adresse berichtigen', en: 'Correct the address' },
  application: { de: 'Zur Bewerbung', en: 'To the application' },
  ...retryMailText,
  test: { de: 'Mir eine E-Mail zur Probe senden', en: 'Send me a test e-mail' },
  testSent: { de: 'An {to} gesendet', en: 'Sent to {to}' },
  testLook: {
    de: 'Sehen Sie nach, ob sie ankommt, auch im Spam.',
    en: 'Look whether it arrives, also among the spam.',
  },
  testFailed: { de: 'Nicht gesendet', en: 'Not sent' },
  testNoServer: {
    de: 'SMTP_URL ist nicht gesetzt: Jede E-Mail wird eine Datei auf dem Server.',
    en: 'No SMTP_URL is set: every mail becomes a file on the server.',
  },
  facts: { de: 'Angaben', en: 'Details' },
  language: { de: 'Sprache', en: 'Language' },
  sentAt: { de: 'Gesendet', en: 'Sent' },
  dueAt: { de: 'Nächster Versuch', en: 'Next try' },
  empty: { de: 'Keine E-Mails', en: 'No e-mails' },
  emptyText: {
    de: 'Hier ist gerade keine E-Mail. Jede, die das Programm sendet, steht unter „Alle“.',
    en: 'There is no e-mail here at the moment. Each one that the program sends is listed under “All”.',
  },
  failedTitle: { de: 'Die E-Mails ließen sich nicht laden', en: 'The e-mails could not be loaded' },
  loading: { de: 'Wird geladen…', en: 'Loading…' },
  pages: { de: 'Weitere E-Mails', en: 'More e-mails' },
  previewTitle: { de: 'So sehen sie aus', en: 'What they look like' },
  previewText: {
    de: 'Mit erfundenen Angaben, geschrieben vom selben Programm, das sendet.',
    en: 'With invented details, written by the same program that sends.',
  },
  subject: { de: 'Betreff', en: 'Subject' },
  in_de: { de: 'Deutsch', en: 'German' },
  in_en: { de: 'Englisch', en: 'English' },
} satisfies Texts;

/** What fills a mail's text, by the server's names. Ids and words of the program have none here: nobody reads them. */
const params = {
  organization: { de: 'Organisation', en: 'Organisation' },
  inviter: { de: 'Eingeladen von', en: 'Invited by' },
  email: { de: 'Adresse', en: 'Address' },
  number: { de: 'Nummer', en: 'Number' },
  candidate: { de: 'Person', en: 'Person' },
  contract: { de: 'Vertrag', en: 'Contract' },
  site: { de: 'Einsatzort', en: 'Place of work' },
  season: { de: 'Saison', en: 'Season' },
  starts: { de: 'Erster Tag', en: 'First day' },
  from: { de: 'Von', en: 'From' },
  until: { de: 'Bis', en: 'Until' },
  answer: { de: 'Antwort bis', en: 'Answer by' },
  count: { de: 'Anzahl', en: 'Number of them' },
  reason: { de: 'Grund', en: 'Reason' },
} satisfies Texts;

const texts = { ...page, ...states, ...obstacles };

export function mailsTexts(lang: Lang) {
  // Looked up by the server's own words, of which there may be new ones.
  const templates: Readonly<Record<string, string>> = say(MAIL_NAMES, lang);
  const known: Readonly<Record<string, string>> = say(MAIL_FAULTS, lang);
  const names: Readonly<Record<string, string>> = say(params, lang);
  return { ...say(texts, lang), templates, reasons: known, params: names };
}
export type MailsTexts = ReturnType<typeof mailsTexts>;
