import { envelopeItems, KEEP_PASSPORT } from '#contract/envelope.text.ts';
import { ERRORS, GENERAL } from '#contract/errors.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { nextTexts } from '#contract/next-act.text.ts';
import { site } from '#site';
import { documentNames } from '#src/i18n/document-names.ts';
import { formText } from '#src/i18n/form.text.ts';
import { paperSize } from '#src/i18n/paper-size.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const form = {
  ...formText,
  optional: { de: '(freiwillig)', en: '(optional)' },
  refusedTitle: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  choosePhoto: { de: 'Datei wählen oder fotografieren', en: 'Choose a file or take a photo' },
  failed: GENERAL.error,
  pdfHint: { de: 'PDF, bis 10 MB', en: 'PDF, up to 10 MB' },
  documentHint: { de: 'PDF, JPG oder PNG, bis 10 MB', en: 'PDF, JPG or PNG, up to 10 MB' },
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

const documents = {
  uploadFailed: { de: 'Das Hochladen ist fehlgeschlagen', en: 'Upload failed' },
  replaceTitle: { de: 'Bitte ersetzen: {document}', en: 'Please replace: {document}' },
  addTitle: { de: 'Es fehlt noch: {document}', en: 'Still missing: {document}' },
  addText: { de: 'Bitte laden Sie diese Unterlage noch hoch.', en: 'Please upload this document as well.' },
  replaceText: { de: 'Alles andere bleibt, wie es ist.', en: 'Everything else stays as it is.' },
  reason: { de: 'Das haben wir gesehen:', en: 'What we saw:' },
  file: { de: 'Neue Datei: {document}', en: 'New file: {document}' },
  deferredTitle: { de: '{document}: folgt bis {date}', en: '{document}: follows by {date}' },
  deferredText: {
    de: 'Laden Sie es hier hoch, sobald Sie es haben. Alles andere läuft weiter.',
    en: 'Upload it here as soon as you have it. Everything else continues.',
  },
  send: { de: 'Diese Unterlage senden', en: 'Send this document' },
  missing: {
    de: 'Sie können senden, sobald eine Datei ausgewählt ist.',
    en: 'The button becomes active when a file is chosen.',
  },
  readyHint: { de: 'Danach prüfen wir die neue Datei.', en: 'We will then check the new file.' },
  doneTitle: { de: '{document}: angekommen', en: '{document}: received' },
  doneText: { de: 'Danke. Wir prüfen die neue Datei.', en: 'Thank you. We are checking the new file.' },
} satisfies Texts;

/** Confirms that step 1 has arrived. */
const arrival = {
  title: { de: 'Ihre Voranmeldung ist angekommen', en: 'Your pre-registration has arrived' },
  text: {
    de: 'Sie bekommen gleich eine E-Mail mit Ihrem persönlichen Link.',
    en: 'You will get an e-mail with your personal link in a moment.',
  },
  updatedTitle: { de: 'Es gilt, was Sie zuletzt gesendet haben', en: 'What you sent last counts' },
  updatedText: {
    de: 'Schon Ihr erster Versuch war angekommen. Wir haben Ihre Änderungen übernommen: {name}, {email}.',
    en: 'Your first try had already arrived. We have saved your changes: {name}, {email}.',
  },
  keptTitle: { de: 'Es gilt, was Sie zuerst gesendet haben', en: 'What you sent first counts' },
  keptText: {
    de: 'Schon Ihr erster Versuch war angekommen, und die Bewerbung ist seitdem weitergegangen. Ihre letzten Änderungen haben wir nicht übernommen. Bei uns steht: {name}, {email}. Stimmt das nicht, schreiben Sie uns.',
    en: 'Your first try had already arrived, and the application has moved on since. We have not saved your last changes. We have: {name}, {email}. If that is wrong, write to us.',
  },
} satisfies Texts;

const envelope = {
  envelopeTitle: { de: 'In den Umschlag', en: 'Into the envelope' },
  keepPassport: KEEP_PASSPORT,
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
    en: 'As soon as your envelope has arrived and everything has been checked, we will write to you.',
  },
} satisfies Texts;

const announce = {
  title: { de: 'Sind die Originale auf dem Weg?', en: 'Are the originals on their way?' },
  text: {
    de: 'Sagen Sie uns Bescheid, sobald der Umschlag bei der Post ist. Dann erinnern wir Sie nicht mehr daran.',
    en: 'Tell us as soon as you have posted the envelope. We will then stop reminding you of it.',
  },
  tracking: { de: 'Sendungsnummer', en: 'Tracking number' },
  trackingHint: { de: 'Steht auf dem Beleg der Post.', en: 'You find it on the receipt from the post office.' },
  submit: { de: 'Ich habe die Originale abgeschickt', en: 'I have posted the originals' },
  announcedTitle: { de: 'Abgeschickt, gemeldet am {date}', en: 'Posted, reported on {date}' },
  announcedText: {
    de: 'Danke. Wir schreiben Ihnen, sobald der Umschlag da ist.',
    en: 'Thank you. We will write to you as soon as the envelope has arrived.',
  },
  number: { de: 'Sendungsnummer:', en: 'Tracking number:' },
  change: { de: 'Sendungsnummer ändern', en: 'Change the tracking number' },
  add: { de: 'Sendungsnummer nachtragen', en: 'Add a tracking number' },
  save: { de: 'Sendungsnummer speichern', en: 'Save the tracking number' },
} satisfies Texts;

/** About the declaration to sign and the cover sheet. The build measures `{size}`. */
const papers = {
  own: { de: 'Erklärung nur mit Ihrem Namen ({size})', en: 'Declaration with only your name filled in ({size})' },
  empty: { de: 'Leere Erklärung ({size})', en: 'Empty declaration ({size})' },
  coverText: {
    de: 'So finden wir Ihre Bewerbung sofort.',
    en: 'With it we find your application at once.',
  },
  cover: { de: 'Deckblatt herunterladen ({size})', en: 'Download the cover sheet ({size})' },
  howTitle: { de: 'So geht es', en: 'How it works' },
  how1: {
    de: 'Füllen Sie die Erklärung aus: hier am Bildschirm oder von Hand auf dem Papier.',
    en: 'Fill in the declaration: here on the screen, or by hand on paper.',
  },
  or: { de: 'oder', en: 'or' },
  how2: {
    de: 'Drucken Sie sie aus und unterschreiben Sie von Hand, blau oder schwarz, mit Ort und Datum.',
    en: 'Print it and sign it by hand, in blue or black, with place and date.',
  },
  how3: {
    de: 'Lassen Sie sie an Ihrer Hochschule stempeln und unterschreiben, im Feld unten rechts. Ohne Stempel können wir sie nicht annehmen.',
    en: 'Have your university stamp and sign it, in the box at the bottom right. Without the stamp we cannot accept it.',
  },
  how4: {
    de: 'Scannen Sie das Blatt als PDF, oder fotografieren Sie es bei Tageslicht: Aus Fotos machen wir die PDF-Datei.',
    en: 'Scan the page as a PDF, or photograph it in daylight: we make the PDF of your photos.',
  },
  how5: {
    de: 'Bewahren Sie das Original auf. Sie brauchen es danach für die Post.',
    en: 'Keep the original. You will need to post it afterwards.',
  },
  question: { de: 'Ist etwas unklar?', en: 'Is something unclear?' },
  contact: { de: 'Schreiben Sie uns', en: 'Write to us' },
} satisfies Texts;

/** For filling in the declaration on the screen. */
const fillIn = {
  title: { de: 'Am Bildschirm ausfüllen', en: 'Fill it in on the screen' },
  text: {
    de: 'Ihr Name steht schon darin. Was Sie hier eintragen, kommt nur in die PDF-Datei, wir speichern es nicht. Was Sie frei lassen, schreiben Sie später von Hand.',
    en: 'Your name is already in it. What you enter here goes only into the PDF, we do not store it. What you leave blank, you write by hand later.',
  },
  birth_date: { de: 'Geburtsdatum', en: 'Date of birth' },
  passport_number: { de: 'Reisepassnummer', en: 'Passport number' },
  university: { de: 'Hochschule', en: 'University' },
  student_number: { de: 'Matrikelnummer', en: 'Student number' },
  subject: { de: 'Fach und Semester', en: 'Subject and semester' },
  vacation: { de: 'Semesterferien von – bis', en: 'Vacation from – to' },
  submit: { de: 'PDF-Datei erstellen', en: 'Make the PDF' },
  doneTitle: { de: 'Ihre Erklärung ist fertig', en: 'Your declaration is ready' },
  doneText: {
    de: 'Prüfen Sie vor dem Drucken, ob alles stimmt. Lädt die Datei nicht, öffnen Sie diese Seite in Ihrem Browser statt in einer App.',
    en: 'Check that everything is right before you print it. If the file does not load, open this page in your browser instead of an app.',
  },
  download: {
    de: 'Ausgefüllte Erklärung herunterladen (PDF, {size})',
    en: 'Download the filled-in declaration (PDF, {size})',
  },
} satisfies Texts;

/** For photos of the signed declaration instead of a PDF. */
const photos = {
  toPhotos: { de: 'Stattdessen Fotos senden', en: 'Send photos instead' },
  toPhotosText: {
    de: 'Kein Scanner? Fotografieren Sie das unterschriebene und gestempelte Blatt, wir machen eine PDF-Datei daraus.',
    en: 'No scanner? Photograph the signed and stamped page, and we make a PDF of it.',
  },
  toPdf: { de: 'Doch eine PDF-Datei senden', en: 'Send a PDF after all' },
  label: { de: 'Fotos der unterschriebenen Erklärung', en: 'Photos of the signed declaration' },
  hint: {
    de: 'Das ganze Blatt im Bild, scharf und bei Tageslicht. Bis zu {count} Fotos.',
    en: 'The whole page in the picture, sharp and in daylight. Up to {count} photos.',
  },
  choose: { de: 'Fotografieren oder Foto wählen', en: 'Take or choose a photo' },
  more: { de: 'Weiteres Foto hinzufügen', en: 'Add another photo' },
  preparing: { de: 'Foto wird vorbereitet…', en: 'Preparing the photo…' },
  photo: { de: 'Foto {number}', en: 'Photo {number}' },
  remove: { de: 'Foto {number} entfernen', en: 'Remove photo {number}' },
  required: ERRORS.photos_required,
  notAPhoto: { de: '„{name}“ ist kein Foto, das wir öffnen können.', en: '“{name}” is not a photo that we can open.' },
  tooMany: { de: 'Mehr als {count} Fotos nehmen wir nicht an.', en: 'We do not take more than {count} photos.' },
  missing: {
    de: 'Sie können senden, sobald ein Foto ausgewählt ist.',
    en: 'The button becomes active when a photo is chosen.',
  },
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

/** Where the application continues, or that it does not. */
const onwards = {
  toStatus: { de: 'Zum Status Ihrer Bewerbung', en: 'See the status of your application' },
  toEnrolment: { de: 'Zur Immatrikulationserklärung', en: 'Go to the enrolment declaration' },
  contact: { de: 'Uns schreiben', en: 'Write to us' },
  endedTitle: { de: 'Diese Bewerbung ist beendet', en: 'This application has ended' },
  endedLead: {
    de: 'Hier können Sie nichts mehr senden. Auf der Statusseite lesen Sie, warum.',
    en: 'Nothing can be sent here any more. The status page tells you why.',
  },
} satisfies Texts;

/** For a page that is older than the server and does not know the application's status. */
const statusUnknown = {
  title: { de: 'Status unbekannt', en: 'Status Unknown' },
  text: {
    de: 'Den Status Ihrer Bewerbung kennt diese Seite noch nicht. Bitte laden Sie sie neu. Hilft das nicht, wenden Sie sich bitte an den Support.',
    en: 'This page does not know the status of your application yet. Please reload it. If that does not help, please contact support.',
  },
  reload: { de: 'Seite neu laden', en: 'Reload the page' },
  support: { de: 'E-Mail an den Support', en: 'E-mail to support' },
} satisfies Texts;
export type StatusUnknownTexts = Readonly<Record<keyof typeof statusUnknown, string>>;

/** What every page of an application says before it knows whose application it is. */
export function shellTexts(lang: Lang) {
  return {
    form: say(form, lang),
    load: say(load, lang),
    resend: say(resend, lang),
  };
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

function papersTexts(lang: Lang) {
  const said = say(papers, lang);
  return {
    ...said,
    own: fill(said.own, { size: paperSize('filled', lang) }),
    empty: fill(said.empty, { size: paperSize('declaration', lang) }),
    cover: fill(said.cover, { size: paperSize('coverSheet', lang) }),
  };
}

/** What every page says to somebody with an application. */
export function applicantTexts(lang: Lang) {
  return {
    documents: { ...say(documents, lang), names: documentNames(lang) },
    arrival: say(arrival, lang),
    envelope: { ...say(envelope, lang), items: envelopeItems(lang, site.partnerNetwork.name) },
    announce: say(announce, lang),
    papers: papersTexts(lang),
    fillIn: say(fillIn, lang),
    photos: say(photos, lang),
    onwards: say(onwards, lang),
    next: nextTexts(lang),
    statusUnknown: say(statusUnknown, lang) satisfies StatusUnknownTexts,
  };
}
export type ApplicantTexts = ReturnType<typeof applicantTexts>;

/** The pre-rendered texts beside an island. */
export const aroundText = {
  noScriptTitle: { de: 'Diese Seite braucht JavaScript', en: 'This page needs JavaScript' },
  noScriptText: {
    de: 'Was Sie gesendet haben, ist bei uns. Bitte schalten Sie JavaScript in Ihrem Browser ein, oder schreiben Sie uns:',
    en: 'What you have sent is with us. Please switch JavaScript on in your browser, or write to us:',
  },
} satisfies Texts;
