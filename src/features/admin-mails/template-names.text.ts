import type { Texts } from '#src/i18n/text.ts';

/** What each mail is called; a test compares them with the server's templates. */
export const templateNames = {
  'application-received': { de: 'Voranmeldung eingegangen', en: 'Pre-registration received' },
  'step2-open': { de: 'Schritt 2 ist offen', en: 'Step 2 is open' },
  'documents-received': { de: 'Unterlagen eingegangen', en: 'Documents received' },
  'documents-approved': { de: 'Unterlagen genehmigt', en: 'Documents approved' },
  'enrolment-received': { de: 'Erklärung eingegangen', en: 'Declaration received' },
  'application-complete': { de: 'Bewerbung vollständig', en: 'Application complete' },
  'document-sent-back': { de: 'Unterlage zurückgegeben', en: 'Document sent back' },
  'application-rejected': { de: 'Bewerbung abgelehnt', en: 'Application rejected' },
  'application-withdrawn': { de: 'Bewerbung zurückgezogen', en: 'Application withdrawn' },
  'application-reopened': { de: 'Bewerbung wieder geöffnet', en: 'Application reopened' },
  'reminder-documents': { de: 'Erinnerung an Unterlagen', en: 'Reminder of documents' },
  'reminder-enrolment': { de: 'Erinnerung an die Erklärung', en: 'Reminder of the declaration' },
  'reminder-replace': { de: 'Erinnerung an Zurückgegebenes', en: 'Reminder of what was sent back' },
  'reminder-originals': { de: 'Erinnerung an die Originale', en: 'Reminder of the originals' },
  'reminder-deferred': { de: 'Erinnerung an Nachgereichtes', en: 'Reminder of what comes later' },
  'resent-link': { de: 'Persönlicher Link noch einmal', en: 'Personal link again' },
  'email-changed-notice': { de: 'Adresse der Bewerbung geändert', en: 'Address of the application changed' },
  'application-linked': { de: 'Bewerbung mit Konto verbunden', en: 'Application linked to an account' },
  'account-confirm': { de: 'Adresse bestätigen', en: 'Confirm the address' },
  'account-exists': { de: 'Konto gibt es schon', en: 'Account exists already' },
  'account-password-link': { de: 'Link für ein neues Passwort', en: 'Link for a new password' },
  'account-password-changed': { de: 'Passwort geändert', en: 'Password changed' },
  'account-new-email': { de: 'Neue Adresse bestätigen', en: 'Confirm a new address' },
  'account-email-changed': { de: 'Adresse des Kontos geändert', en: 'Address of the account changed' },
  'account-wrong-code': { de: 'Falscher Code bei der Anmeldung', en: 'Wrong code at sign-in' },
  'partner-nudge-application': { de: 'Partner erinnert an die Bewerbung', en: 'Partner reminds of the application' },
  'partner-nudge-start': { de: 'Partner erinnert an den Beginn', en: 'Partner reminds to begin' },
  'partner-link-changed': { de: 'Partner: neuer Link', en: 'Partner: new link' },
  'partner-verified': { de: 'Partner: bestätigt', en: 'Partner: verified' },
  'partner-unverified': { de: 'Partner: Bestätigung zurückgenommen', en: 'Partner: verification withdrawn' },
  'partner-paused': { de: 'Partner: pausiert', en: 'Partner: paused' },
  'partner-resumed': { de: 'Partner: geht weiter', en: 'Partner: resumed' },
  'partner-member-invited': { de: 'Partner: Einladung einer Person', en: 'Partner: invitation of a person' },
  'partner-member-joined': { de: 'Partner: jemand ist dazugekommen', en: 'Partner: somebody has joined' },
  'partner-member-removed': { de: 'Partner: Zugang beendet', en: 'Partner: access ended' },
  'partner-owner-changed': { de: 'Partner: Hauptzugang gewechselt', en: 'Partner: main account changed' },
  'operator-disk-low': { de: 'Betrieb: wenig Speicher', en: 'Server: little room' },
  'operator-upload-budget': { de: 'Betrieb: sehr viele Dateien', en: 'Server: very many files' },
  'operator-mail-ceiling': { de: 'Betrieb: sehr viele E-Mails', en: 'Server: very many e-mails' },
  'operator-digest': { de: 'Betrieb: was heute wartet', en: 'Server: what is waiting today' },
  'operator-news': { de: 'Betrieb: Neues', en: 'Server: news' },
} satisfies Texts;

/** A template in words; one that this page does not know yet, by its name. */
export function templateName(template: string, said: Readonly<Record<string, string>>): string {
  return said[template] ?? template;
}
