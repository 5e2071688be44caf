import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';

/** What has happened, by the name of the event. */
const events = {
  'submit-preregistration': { de: 'Voranmeldung gesendet', en: 'Pre-registration sent' },
  'send-again': { de: 'Voranmeldung noch einmal gesendet', en: 'Pre-registration sent again' },
  'submit-documents': { de: 'Unterlagen für Schritt 2 gesendet', en: 'Documents of step 2 sent' },
  'submit-enrolment': { de: 'Erklärung gesendet', en: 'Declaration sent' },
  'upload-document': { de: 'Unterlage ersetzt oder nachgereicht', en: 'Document replaced or added' },
  'announce-originals': { de: 'Originale abgeschickt', en: 'Originals posted' },
  'link-account': { de: 'Mit einem Konto verbunden', en: 'Linked to an account' },
  remind: { de: 'Erinnert', en: 'Reminded' },
  correct: { de: 'Name oder E-Mail berichtigt', en: 'Name or e-mail corrected' },
  accept: { de: 'Angenommen', en: 'Accepted' },
  'send-back': { de: 'Zurückgegeben', en: 'Sent back' },
  approve: { de: 'Freigegeben', en: 'Approved' },
  complete: { de: 'Abgeschlossen', en: 'Completed' },
  reject: { de: 'Abgelehnt', en: 'Rejected' },
  withdraw: { de: 'Zurückgezogen', en: 'Withdrawn' },
  reopen: { de: 'Wieder geöffnet', en: 'Reopened' },
  hold: { de: 'Angehalten', en: 'Put on hold' },
  'go-on': { de: 'Läuft weiter', en: 'Goes on' },
  undo: { de: 'Zurückgenommen', en: 'Undone' },
  'view-document': { de: 'Angesehen', en: 'Looked at' },
} satisfies Texts;

/** Mails about an application, by their template. */
const mails = {
  'application-received': { de: 'Voranmeldung ist da', en: 'pre-registration received' },
  'step2-open': { de: 'Schritt 2 ist offen', en: 'step 2 is open' },
  'documents-received': { de: 'Unterlagen sind da', en: 'documents received' },
  'documents-approved': { de: 'Unterlagen sind in Ordnung', en: 'documents are in order' },
  'enrolment-received': { de: 'Erklärung ist da', en: 'declaration received' },
  'application-complete': { de: 'Bewerbung ist vollständig', en: 'application is complete' },
  'document-sent-back': { de: 'Unterlage bitte ersetzen', en: 'please replace a document' },
  'application-rejected': { de: 'Absage', en: 'rejection' },
  'application-withdrawn': { de: 'Bewerbung ist zurückgezogen', en: 'application is withdrawn' },
  'application-reopened': { de: 'Bewerbung ist wieder offen', en: 'application is open again' },
  'resent-link': { de: 'Link zur Bewerbung', en: 'link to the application' },
  'email-changed-notice': { de: 'Adresse wurde geändert', en: 'address was changed' },
  'application-linked': { de: 'mit einem Konto verbunden', en: 'linked to an account' },
  'reminder-documents': { de: 'Erinnerung: Unterlagen', en: 'reminder: documents' },
  'reminder-enrolment': { de: 'Erinnerung: Erklärung', en: 'reminder: declaration' },
  'reminder-replace': { de: 'Erinnerung: Unterlage ersetzen', en: 'reminder: replace a document' },
  'reminder-originals': { de: 'Erinnerung: Originale', en: 'reminder: originals' },
  'reminder-deferred': { de: 'Erinnerung: Nachzureichendes', en: 'reminder: deferred document' },
  'partner-nudge-application': { de: 'Erinnerung vom Partner', en: 'reminder from the partner' },
} satisfies Texts;

const mailStates = {
  waiting: { de: 'wartet', en: 'waiting' },
  sent: { de: 'gesendet', en: 'sent' },
  dead: { de: 'nicht zustellbar', en: 'given up' },
  cancelled: { de: 'nicht gesendet', en: 'not sent' },
} satisfies Texts;

const actors = {
  applicant: { de: 'Bewerberin oder Bewerber', en: 'applicant' },
  operator: { de: 'Admin', en: 'admin' },
  account: { de: 'Konto', en: 'account' },
  system: { de: 'System', en: 'system' },
} satisfies Texts;

const rest = {
  mail: { de: 'E-Mail', en: 'E-mail' },
  upload: { de: 'Hochgeladen', en: 'Uploaded' },
} satisfies Texts;

export function timelineTexts(lang: Lang) {
  return {
    ...say(rest, lang),
    events: say(events, lang) as Readonly<Record<string, string>>,
    mails: say(mails, lang) as Readonly<Record<string, string>>,
    mailStates: say(mailStates, lang) as Readonly<Record<string, string>>,
    actors: say(actors, lang) as Readonly<Record<string, string>>,
  };
}
