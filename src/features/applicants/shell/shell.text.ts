import { ERRORS, GENERAL } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import { nextTexts } from '#contract/next-act.text.ts';
import { documentNames } from '#src/i18n/document-names.ts';
import { formText } from '#src/i18n/form.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const form = {
  ...formText,
  optional: { de: '(freiwillig)', en: '(optional)' },
  refusedTitle: { de: 'Das hat nicht geklappt', en: 'This did not work' },
  choosePhoto: { de: 'Datei oder Foto auswählen', en: 'Choose a file or take a photo' },
  failed: GENERAL.error,
  uploadFailed: { de: 'Das Hochladen ist fehlgeschlagen', en: 'Upload failed' },
  pdfHint: { de: 'PDF, bis 10 MB', en: 'PDF, up to 10 MB' },
  documentHint: { de: 'PDF, JPG oder PNG, bis 10 MB', en: 'PDF, JPG or PNG, up to 10 MB' },
} satisfies Texts;

const load = {
  loading: { de: 'Wird geladen...', en: 'Loading...' },
  slow: {
    de: 'Das dauert länger als sonst. Sie können die Seite neu laden.',
    en: 'This takes longer than usual. You can reload the page.',
  },
  laterTitle: { de: 'Wir erreichen den Server gerade nicht', en: 'We cannot reach the server right now' },
  laterText: {
    de: 'Ihr Link bleibt gespeichert, es geht nichts verloren. Sobald Sie wieder online sind, versuchen wir es von selbst.',
    en: 'Your link is kept and nothing is lost. As soon as you are online again, we try by ourselves.',
  },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  noticeTitle: { de: 'Ihre Bewerbung konnte nicht geöffnet werden', en: 'Your application could not be opened' },
  noticeHelp: {
    de: 'Sie haben noch eine E-Mail von uns? Nutzen Sie den Link aus der neuesten. Sonst beginnen Sie hier neu oder schreiben Sie uns.',
    en: 'Do you still have an e-mail from us? Use the link in the newest one. Otherwise start again here or write to us.',
  },
  noticeContact: { de: 'Schreiben Sie uns', en: 'Write to us' },
  resumeText: {
    de: 'Ihr Link ist noch gespeichert. Versuchen Sie es in ein paar Minuten noch einmal.',
    en: 'Your link is still stored. Please try again in a few minutes.',
  },
  resume: { de: 'Bewerbung fortsetzen', en: 'Continue your application' },
  token_expired: {
    de: 'Ihr Link ist abgelaufen. Bitte starten Sie Ihre Bewerbung neu.',
    en: 'Access token has expired. Please restart your application.',
  },
  applicant_not_found: {
    de: 'Bewerbung nicht gefunden oder ungültiger Link',
    en: 'Applicant not found or invalid token',
  },
  no_applicant: { de: 'Keine Bewerbungsdaten gefunden', en: 'No applicant data found' },
  load_failed: { de: 'Ihre Bewerbung konnte nicht geladen werden', en: 'Failed to load applicant data' },
  fetch_failed: { de: 'Ihre Bewerbungsdaten konnten nicht abgerufen werden', en: 'Failed to fetch application data' },
  bannerTitle: { de: 'Hier sind Sie richtig', en: 'You are in the right place' },
  bannerText: { de: 'Ihre Bewerbung geht auf dieser Seite weiter.', en: 'Your application continues on this page.' },
} satisfies Texts;

const documents = {
  replaceTitle: { de: 'Bitte ersetzen: {document}', en: 'Please replace: {document}' },
  addTitle: { de: 'Es fehlt noch: {document}', en: 'Still missing: {document}' },
  addText: { de: 'Bitte laden Sie dieses Dokument noch hoch.', en: 'Please upload this document as well.' },
  replaceText: { de: 'Alles andere bleibt, wie es ist.', en: 'Everything else stays as it is.' },
  reason: { de: 'Das haben wir gesehen:', en: 'What we saw:' },
  file: { de: 'Neue Datei: {document}', en: 'New file: {document}' },
  deferredTitle: { de: '{document}: folgt bis {date}', en: '{document}: follows by {date}' },
  deferredText: {
    de: 'Laden Sie es hier hoch, sobald Sie es haben. Alles andere läuft weiter.',
    en: 'Upload it here as soon as you have it. Everything else goes on.',
  },
  send: { de: 'Dieses Dokument senden', en: 'Send this document' },
  missing: {
    de: 'Sie können senden, sobald eine Datei ausgewählt ist.',
    en: 'The button becomes active when a file is chosen.',
  },
  readyHint: { de: 'Danach prüfen wir die neue Datei.', en: 'We then check the new file.' },
  doneTitle: { de: '{document}: angekommen', en: '{document}: received' },
  doneText: { de: 'Danke. Wir prüfen die neue Datei.', en: 'Thank you. We are checking the new file.' },
} satisfies Texts;

const envelope = {
  envelopeTitle: { de: 'In den Umschlag', en: 'Into the envelope' },
  envelope1: { de: 'Immatrikulationserklärung, von Hand unterschrieben', en: 'Enrolment declaration, signed by hand' },
  envelope2: { de: 'Bestätigung von {network}', en: 'Confirmation from {network}' },
  envelope3: { de: 'Kopie Ihres A2-Zertifikats', en: 'Copy of your A2 certificate' },
  keepPassport: {
    de: 'Behalten Sie Ihren Reisepass. Senden Sie ihn nie per Post.',
    en: 'Keep your passport. Never send your passport by post.',
  },
  addressTitle: { de: 'Adresse', en: 'Address' },
  copy: { de: 'Kopieren', en: 'Copy' },
  copied: { de: 'Adresse kopiert', en: 'Address copied' },
  copyFailed: {
    de: 'Kopieren ging nicht. Bitte markieren Sie die Adresse.',
    en: 'Copying did not work. Please select the address.',
  },
  print: { de: 'Drucken', en: 'Print' },
  back: { de: 'Schreiben Sie auf die Rückseite:', en: 'Write on the back:' },
  afterwards: {
    de: 'Sobald Ihr Umschlag da ist und alles geprüft ist, schreiben wir Ihnen.',
    en: 'As soon as your envelope has arrived and everything is checked, we write to you.',
  },
} satisfies Texts;

const announce = {
  title: { de: 'Sind die Originale auf dem Weg?', en: 'Are the originals on their way?' },
  text: {
    de: 'Sagen Sie uns Bescheid, sobald der Umschlag bei der Post ist. Dann erinnern wir Sie nicht mehr daran.',
    en: 'Tell us as soon as the envelope is at the post office. Then we do not remind you of it any more.',
  },
  tracking: { de: 'Sendungsnummer', en: 'Tracking number' },
  trackingHint: { de: 'Steht auf dem Beleg der Post.', en: 'You find it on the receipt from the post office.' },
  submit: { de: 'Ich habe die Originale abgeschickt', en: 'I have posted the originals' },
  announcedTitle: { de: 'Abgeschickt, gemeldet am {date}', en: 'Posted, reported on {date}' },
  announcedText: {
    de: 'Danke. Wir schreiben Ihnen, sobald der Umschlag da ist.',
    en: 'Thank you. We write to you as soon as the envelope has arrived.',
  },
  number: { de: 'Sendungsnummer:', en: 'Tracking number:' },
  change: { de: 'Sendungsnummer ändern', en: 'Change the tracking number' },
  add: { de: 'Sendungsnummer nachtragen', en: 'Add a tracking number' },
  save: { de: 'Sendungsnummer speichern', en: 'Save the tracking number' },
} satisfies Texts;

/** The declaration to sign, and the sheet that goes on top of the envelope's content. */
const papers = {
  own: { de: 'Formular mit Ihren Daten (PDF)', en: 'Form with your details filled in (PDF)' },
  empty: { de: 'Leeres Formular (PDF)', en: 'Empty form (PDF)' },
  coverTitle: { de: 'Deckblatt', en: 'Cover sheet' },
  coverText: {
    de: 'Legen Sie es oben auf die Originale. So finden wir Ihre Bewerbung sofort.',
    en: 'Put it on top of the originals. Then we find your application at once.',
  },
  cover: { de: 'Deckblatt herunterladen (PDF)', en: 'Download the cover sheet (PDF)' },
  howTitle: { de: 'So geht es', en: 'How it works' },
  how1: { de: 'Laden Sie das Formular herunter:', en: 'Download the form:' },
  or: { de: 'oder', en: 'or' },
  how2: {
    de: 'Drucken Sie es aus und unterschreiben Sie von Hand, blau oder schwarz.',
    en: 'Print it and sign it by hand, in blue or black.',
  },
  how3: {
    de: 'Scannen Sie das Blatt oder fotografieren Sie es bei Tageslicht. Speichern Sie es als PDF.',
    en: 'Scan the page, or photograph it in daylight. Save it as PDF.',
  },
  how4: {
    de: 'Bewahren Sie das Original auf. Sie brauchen es danach für die Post.',
    en: 'Keep the original. You need it afterwards for the post.',
  },
  question: { de: 'Ist etwas unklar?', en: 'Is something unclear?' },
  contact: { de: 'Schreiben Sie uns', en: 'Write to us' },
} satisfies Texts;

const resend = {
  title: { de: 'Link noch einmal senden', en: 'Send my link again' },
  applied: { de: 'Schon beworben?', en: 'Already applied?' },
  text: {
    de: 'Nennen Sie uns die E-Mail-Adresse Ihrer Bewerbung. Wir senden Ihren persönlichen Link dorthin.',
    en: 'Tell us the e-mail address of your application. We send your personal link there.',
  },
  email: { de: 'E-Mail', en: 'E-mail' },
  submit: { de: 'Link senden', en: 'Send the link' },
  doneTitle: { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please look into your mailbox' },
  doneText: {
    de: 'Wenn es zu {email} eine Bewerbung gibt, ist der Link unterwegs. Sehen Sie auch im Spam-Ordner nach.',
    en: 'If there is an application with {email}, the link is on its way. Please look into the spam folder as well.',
  },
  other: { de: 'Andere Adresse eingeben', en: 'Use another address' },
} satisfies Texts;

/** Why a page could not show the application; the pages that say it in other words bring their own. */
const faults = {
  token_expired: { de: 'Ungültiger oder abgelaufener Link', en: 'Invalid or expired access token' },
  applicant_not_found: ERRORS.applicant_not_found,
  no_applicant: { de: 'Keine Bewerbungsdaten gefunden', en: 'No applicant data found' },
  load_failed: { de: 'Ihre Bewerbung konnte nicht geladen werden', en: 'Failed to load applicant data' },
  fetch_failed: { de: 'Ihre Bewerbungsdaten konnten nicht abgerufen werden', en: 'Failed to fetch application data' },
} satisfies Texts;
export type FaultTexts = Readonly<Record<keyof typeof faults, string>>;

/** Beside the wizard, where there is no application to show. */
const tokenPage = {
  missingToken: { de: 'Der Zugangsschlüssel fehlt', en: ERRORS.token_missing.en },
  missingLead: {
    de: 'Öffnen Sie den Link aus unserer E-Mail: Er führt zu Ihrer Bewerbung.',
    en: 'Open the link in our e-mail: it leads to your application.',
  },
  faultLead: {
    de: 'Nutzen Sie den Link aus unserer neuesten E-Mail, oder fordern Sie hier einen neuen an.',
    en: 'Use the link in our newest e-mail, or ask for a new one here.',
  },
  toJoin: { de: 'Noch nicht beworben? Hier bewerben', en: 'Not applied yet? Apply here' },
  toHome: { de: 'Zur Startseite', en: 'Back to the home page' },
  contact: { de: 'Uns schreiben', en: 'Write to us' },
} satisfies Texts;

/** Where an application goes on, or does not. */
const onwards = {
  toStatus: { de: 'Zum Stand Ihrer Bewerbung', en: 'See the status of your application' },
  toEnrolment: { de: 'Zur Immatrikulationserklärung', en: 'Go to the enrolment declaration' },
  contact: { de: 'Uns schreiben', en: 'Write to us' },
  endedTitle: { de: 'Diese Bewerbung ist beendet', en: 'This application has ended' },
  endedLead: {
    de: 'Hier können Sie nichts mehr senden. Auf der Statusseite lesen Sie, warum.',
    en: 'Nothing can be sent here any more. The status page tells you why.',
  },
} satisfies Texts;

/** For a page that is older than the server, and cannot show what it answers. */
const statusUnknown = {
  title: { de: 'Status unbekannt', en: 'Status Unknown' },
  text: {
    de: 'Den Stand Ihrer Bewerbung kennt diese Seite noch nicht. Bitte laden Sie sie neu. Hilft das nicht, wenden Sie sich bitte an den Support.',
    en: 'This page does not know the status of your application yet. Please reload it. If that does not help, please contact support.',
  },
  reload: { de: 'Seite neu laden', en: 'Reload the page' },
  support: { de: 'E-Mail an den Support', en: 'E-mail to support' },
} satisfies Texts;
export type StatusUnknownTexts = Readonly<Record<keyof typeof statusUnknown, string>>;

/** What every page of an application says before it knows whose it is, in one language. */
export function shellTexts(lang: Lang) {
  return {
    form: say(form, lang),
    load: say(load, lang),
    resend: say(resend, lang),
  };
}
export type ShellTexts = ReturnType<typeof shellTexts>;

/** What the pages beside the wizard say where they cannot show an application. */
export function tokenPageTexts(lang: Lang) {
  return { faults: say(faults, lang) satisfies FaultTexts, tokenPage: say(tokenPage, lang) };
}
export type TokenPageTexts = ReturnType<typeof tokenPageTexts>['tokenPage'];

/** What is said to somebody with an application, on whichever page. */
export function applicantTexts(lang: Lang) {
  return {
    documents: { ...say(documents, lang), names: documentNames(lang) },
    envelope: say(envelope, lang),
    announce: say(announce, lang),
    papers: say(papers, lang),
    onwards: say(onwards, lang),
    next: nextTexts(lang),
    statusUnknown: say(statusUnknown, lang) satisfies StatusUnknownTexts,
  };
}
export type ApplicantTexts = ReturnType<typeof applicantTexts>;

/** Pre-rendered beside an island. */
export const aroundText = {
  noScriptTitle: { de: 'Diese Seite braucht JavaScript', en: 'This page needs JavaScript' },
  noScriptText: {
    de: 'Bitte schalten Sie es in Ihrem Browser ein, oder schreiben Sie uns:',
    en: 'Please switch it on in your browser, or write to us:',
  },
} satisfies Texts;
