import { MAX_REASON_CHARACTERS } from '#contract/limits.ts';
import type { CorrectionField } from '#contract/personal-data/correction.ts';
import type { SeenEntry } from '#contract/personal-data/personal-data.ts';
import type { Texts } from '#src/i18n/text.ts';

/** Everything that somebody ever agreed to. */
export const historyText = {
  title: { de: 'Wozu Sie Ja gesagt haben', en: 'What you have agreed to' },
  notice: {
    de: 'Die Datenschutzhinweise haben Sie bei der Bewerbung bestätigt. Diese Bestätigung lässt sich nicht einzeln zurückziehen: Wir bearbeiten Ihre Bewerbung, weil Sie sich beworben haben. Wollen Sie das nicht mehr, ziehen Sie die Bewerbung zurück.',
    en: 'You confirmed the privacy notice when you applied. This confirmation cannot be withdrawn by itself: we process your application because you have applied. If you no longer want that, withdraw the application.',
  },
  employers: { de: 'Arbeitgeber dürfen Ihr Profil sehen', en: 'Employers may see your profile' },
  partner_name: { de: 'Ihr Partner darf Ihren Namen sehen', en: 'Your partner may see your name' },
  partner_placement: { de: 'Ihr Partner darf wissen, wo Sie arbeiten', en: 'Your partner may know where you work' },
  privacy_notice: { de: 'Datenschutzhinweise gelesen und bestätigt', en: 'Privacy notice read and confirmed' },
  given: { de: 'Am {time}, Fassung {version}, auf {lang}.', en: 'On {time}, version {version}, in {lang}.' },
  givenBefore: { de: 'Am {time}, auf {lang}.', en: 'On {time}, in {lang}.' },
  withdrawn: { de: 'Zurückgezogen am {time}.', en: 'Withdrawn on {time}.' },
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
  yourPartner: { de: 'Ihr Partner: {partner}', en: 'Your partner: {partner}' },
} satisfies Texts;

/** What people can put right, and a request for the rest. */
export const correctText = {
  title: { de: 'Etwas stimmt nicht?', en: 'Is something wrong?' },
  yourself: {
    de: 'Name, E-Mail-Adresse und Unterlagen ändern Sie selbst auf der Statusseite Ihrer Bewerbung, die Angaben für den Einsatz auf der Seite dafür.',
    en: 'You change your name, e-mail address and documents yourself on the status page of your application, and your placement details on their page.',
  },
  yourselfLate: {
    de: 'Name und E-Mail-Adresse berichtigen wir nach Schritt 1 für Sie: Schreiben Sie es uns hier. Die Angaben für den Einsatz ändern Sie auf der Seite dafür.',
    en: 'After step 1, we correct your name and e-mail address for you: write it to us here. You change your placement details on their page.',
  },
  ask: {
    de: 'Für alles andere schreiben Sie uns hier. Wir antworten per E-Mail.',
    en: 'For everything else, write to us here. We answer by e-mail.',
  },
  field: { de: 'Worum geht es?', en: 'What is it about?' },
  choose: { de: 'Bitte wählen', en: 'Please choose' },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  phone: { de: 'Telefonnummer', en: 'Phone number' },
  documents: { de: 'Unterlagen', en: 'Documents' },
  placement: { de: 'Angaben für den Einsatz', en: 'Placement details' },
  note: { de: 'Eine Notiz über mich', en: 'A note about me' },
  other: { de: 'Etwas anderes', en: 'Something else' },
  text: { de: 'Was ist falsch, und wie ist es richtig?', en: 'What is wrong, and what is right?' },
  textHint: { de: `Höchstens ${MAX_REASON_CHARACTERS} Zeichen.`, en: `${MAX_REASON_CHARACTERS} characters at most.` },
  send: { de: 'Um Berichtigung bitten', en: 'Send the request' },
  failed: { de: 'Ihre Bitte wurde nicht gesendet', en: 'Your request was not sent' },
  waits: { de: 'Ihre Bitte vom {date} ist bei uns', en: 'We have your request of {date}' },
  done: { de: 'Vom {date}: erledigt', en: 'Of {date}: done' },
  declined: { de: 'Vom {date}: nicht geändert', en: 'Of {date}: not changed' },
} satisfies Texts & Record<CorrectionField, unknown>;

/** Who saw which data. */
export const seenText = {
  title: { de: 'Wer Ihre Daten gesehen hat', en: 'Who has seen your data' },
  text: {
    de: 'Das Ansehen der Bewerbung und der Partnerliste halten wir einmal am Tag fest, jede Unterlage und jede Datei jedes Mal. Mehr als die neuesten 200 Einträge stehen in der ZIP-Datei.',
    en: 'We record once a day that the application or the partner’s list was looked at, and every time for a document or a file. More than the newest 200 entries are in the ZIP file.',
  },
  nobody: { de: 'Bisher niemand.', en: 'Nobody so far.' },
  more: { de: '{count} weitere', en: '{count} more' },
  document: { de: 'Unterlage geöffnet: {document}', en: 'Document opened: {document}' },
  application: { de: 'Bewerbung angesehen', en: 'Application looked at' },
  export: { de: 'Alle Daten als Datei gespeichert', en: 'All data saved as a file' },
  released: { de: 'Name und E-Mail-Adresse freigegeben', en: 'Name and e-mail address released' },
  contract: { de: 'Vertrag geöffnet', en: 'Contract opened' },
  'partner-list': { de: 'Liste geöffnet, auf der Sie stehen', en: 'List opened that you are on' },
  'partner-export': { de: 'Liste gespeichert, auf der Sie stehen', en: 'List saved that you are on' },
  operator: { de: 'jemand von uns, der Bewerbungen prüft', en: 'one of us who reviews applications' },
  applicant: { de: 'Sie selbst', en: 'you yourself' },
  employer: { de: 'der Arbeitgeber', en: 'the employer' },
  partner: { de: 'Ihr Partner {partner}', en: 'your partner {partner}' },
} satisfies Texts & Record<SeenEntry['what'] | SeenEntry['who'], unknown>;
