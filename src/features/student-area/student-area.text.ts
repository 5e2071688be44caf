import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import type { ReviewState } from '#contract/model/document.ts';
import { nextTexts } from '#contract/model/next-act.text.ts';
import type { Status } from '#contract/model/status.ts';
import { formText } from '#src/i18n/form.text.ts';
import { paperSize } from '#src/i18n/paper-size.ts';
import { statusUnknownTexts } from '#src/i18n/status-unknown.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { documentNames } from '#src/nouns/document/document-names.ts';
import { contractTexts } from '#src/nouns/employment-contract/contract.text.ts';
import { answerNotes, placementLink } from '#src/nouns/placement/placement.text.ts';

export const studentAreaTitle = { de: 'Mein Bereich', en: 'My area' };

const top = {
  hello: { de: 'Willkommen', en: 'Welcome' },
  helloName: { de: 'Willkommen, {name}', en: 'Welcome, {name}' },
  signedInAs: { de: 'Angemeldet als {email}', en: 'Signed in as {email}' },
} satisfies Texts;

const card = {
  title: { de: 'Ihre Bewerbung', en: 'Your application' },
  appliedOn: { de: 'Beworben am {date}', en: 'Applied on {date}' },
  loading: { de: 'Der Status wird geladen', en: 'Loading the status' },
  view: { de: 'Bewerbung ansehen', en: 'View my application' },
  reason: { de: 'Grund', en: 'Reason' },
  again: { de: 'Neu bewerben', en: 'Apply again' },
  contact: { de: 'Uns schreiben', en: 'Write to us' },
  opening: { de: 'Wird geöffnet…', en: 'Opening…' },
  replaceTitle: { de: 'Bitte ersetzen:', en: 'Please replace:' },
  replaceText: {
    de: 'Wir konnten diese Unterlage nicht annehmen. Bitte laden Sie sie neu hoch.',
    en: 'We could not accept this document. Please upload a new one.',
  },
  replaceOne: { de: '{document} ersetzen', en: 'Replace: {document}' },
  replaceAll: { de: 'Unterlagen ersetzen', en: 'Replace documents' },
} satisfies Texts;

/** The review of a document, on its badge. */
const reviews = {
  accepted: { de: 'Angenommen', en: 'Accepted' },
  pending: { de: 'Wird geprüft', en: 'In review' },
  to_replace: { de: 'Bitte ersetzen', en: 'Please replace' },
  missing: { de: 'Fehlt noch', en: 'Still missing' },
  deferred: { de: 'Folgt später', en: 'To follow later' },
} satisfies Record<ReviewState | 'missing' | 'deferred', unknown> & Texts;

/** Each status in a few words, on the card's badge. */
const badges = {
  PRE_REGISTERED: { de: 'Voranmeldung da', en: 'Pre-registered' },
  STEP1_APPROVED: { de: 'Schritt 2 ist offen', en: 'Step 2 is open' },
  A2_CV_RECEIVED: { de: 'Unterlagen da', en: 'Documents received' },
  STEP2_APPROVED: { de: 'Unterlagen freigegeben', en: 'Documents approved' },
  ENROLMENT_UPLOADED: { de: 'Erklärung da', en: 'Declaration received' },
  COMPLETE: { de: 'Abgeschlossen', en: 'Complete' },
  REJECTED: { de: 'Nicht angenommen', en: 'Not accepted' },
  WITHDRAWN: { de: 'Zurückgezogen', en: 'Withdrawn' },
} satisfies Record<Status, unknown> & Texts;

const steps = {
  step1done: { de: 'Schritt 1 abgeschlossen', en: 'Step 1 complete' },
  step1here: { de: 'Schritt 1 in Bearbeitung', en: 'Step 1 in progress' },
  step1next: { de: 'Schritt 1', en: 'Step 1' },
  step1checked: { de: 'Schritt 1 wird geprüft', en: 'Step 1 in review' },
  step2done: { de: 'Schritt 2 abgeschlossen', en: 'Step 2 complete' },
  step2here: { de: 'Schritt 2 in Bearbeitung', en: 'Step 2 in progress' },
  step2checked: { de: 'Schritt 2 wird geprüft', en: 'Step 2 in review' },
  step2next: { de: 'Schritt 2', en: 'Step 2' },
  step3done: { de: 'Schritt 3 abgeschlossen', en: 'Step 3 complete' },
  step3here: { de: 'Schritt 3 in Bearbeitung', en: 'Step 3 in progress' },
  step3checked: { de: 'Schritt 3 wird geprüft', en: 'Step 3 in review' },
  step3next: { de: 'Schritt 3', en: 'Step 3' },
  step1text: { de: 'Voranmeldung mit Bestätigung', en: 'Pre-registration with confirmation' },
  step2text: { de: 'A2-Zertifikat, Lebenslauf, Ausweis oder Reisepass', en: 'A2 certificate, CV, ID or passport' },
  step3text: { de: 'Unterschriebene Erklärung und Originale', en: 'Signed declaration and originals' },
} satisfies Texts;

/** For an account without a name. */
const name = {
  title: { de: 'Wie heißen Sie?', en: 'What is your name?' },
  text: {
    de: 'Bitte schreiben Sie Ihren Namen wie im Reisepass. Wir tragen ihn in Schritt 1 Ihrer Bewerbung ein.',
    en: 'Please write your name as in your passport. We fill it into step 1 of your application.',
  },
  firstName: { de: 'Vorname', en: 'First name' },
  lastName: { de: 'Nachname', en: 'Last name' },
  save: { de: 'Namen speichern', en: 'Save my name' },
  failed: { de: 'Der Name ist noch nicht gespeichert', en: 'The name is not saved yet' },
} satisfies Texts;

const start = {
  title: { de: 'Hier beginnt Ihr Weg', en: 'Your journey starts here' },
  text: {
    de: 'Mit Ihrem Konto ist noch keine Bewerbung verbunden. Starten Sie eine: Name und E-Mail sind schon eingetragen.',
    en: 'There is no application linked to your account yet. Start one: your name and e-mail are already filled in.',
  },
  textNameless: {
    de: 'Mit Ihrem Konto ist noch keine Bewerbung verbunden. Starten Sie eine: Ihre E-Mail ist schon eingetragen.',
    en: 'There is no application linked to your account yet. Start one: your e-mail is already filled in.',
  },
  start: { de: 'Bewerbung starten', en: 'Start application' },
  known: {
    de: 'Sie haben sich schon beworben? Wir schicken Ihnen den Link noch einmal. Öffnen Sie ihn in diesem Browser, dann können Sie beide hier verbinden.',
    en: 'Have you already applied? We send you the link again. Open it in this browser, then you can link the two here.',
  },
  mailLink: { de: 'Link zu meiner Bewerbung schicken', en: 'Send me the link to my application' },
  mailedTitle: { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please check your inbox' },
  mailed: {
    de: 'Gibt es eine Bewerbung mit Ihrer E-Mail-Adresse, kommt der Link in wenigen Minuten. Mit einer anderen Adresse beworben? Dann schreiben Sie uns bitte.',
    en: 'If there is an application with your e-mail address, the link comes within a few minutes. Did you apply with another address? Then please write to us.',
  },
  linkTitle: { de: 'Diese Bewerbung mit Ihrem Konto verbinden?', en: 'Link this application to your account?' },
  linkText: {
    de: 'Ihr Link gehört zu einer Bewerbung. Sind die beiden verbunden, sehen Sie den Status hier ohne E-Mail.',
    en: 'Your link belongs to an application. Once the two are linked, you see the status here without any e-mail.',
  },
  link: { de: 'Bewerbung verbinden', en: 'Link application' },
  linking: { de: 'Wird verbunden…', en: 'Linking…' },
  linked: { de: 'Ihre Bewerbung ist verbunden', en: 'Your application is linked' },
} satisfies Texts;

const upload = {
  title: { de: 'Unterlagen hochladen', en: 'Upload documents' },
  ready: { de: 'Ihr Link führt zum richtigen Schritt.', en: 'Your link leads to the right step.' },
  button: { de: 'Zum Hochladen', en: 'Go to upload' },
  hint: {
    de: 'Bitte nutzen Sie den Link aus unserer E-Mail. Dann beginnt das Hochladen beim richtigen Schritt.',
    en: 'Please use the link from our e-mail. Then the upload starts at the right step.',
  },
  /** With a linked application: what to send now, from here or by the mail's link. */
  now: {
    de: 'Bitte nutzen Sie den Link aus unserer E-Mail, oder den Knopf bei Ihrer Bewerbung.',
    en: 'Please use the link from our e-mail, or the button with your application.',
  },
  early: {
    de: 'Sie müssen gerade nichts hochladen. Wenn Sie möchten, können Sie schon jetzt etwas senden.',
    en: 'You do not have to upload anything right now. If you like, you can already send something.',
  },
  'not-now': {
    de: 'Gerade ist nichts hochzuladen. Wir schreiben Ihnen, sobald sich das ändert.',
    en: 'There is nothing to upload right now. We will write to you when that changes.',
  },
  never: {
    de: 'Für diese Bewerbung ist nichts mehr hochzuladen.',
    en: 'There is nothing more to upload for this application.',
  },
} satisfies Texts;

const downloads = {
  title: { de: 'Downloads', en: 'Downloads' },
  declaration: { de: 'Immatrikulations\u00aderklärung', en: 'Enrolment declaration' },
  declarationText: { de: '{size}, zum Ausdrucken', en: '{size}, to print' },
  download: { de: 'Immatrikulationserklärung herunterladen', en: 'Download enrolment declaration' },
  all: { de: 'Alle Downloads', en: 'All downloads' },
} satisfies Texts;

const help = {
  title: { de: 'Brauchen Sie Hilfe?', en: 'Need help?' },
  text: { de: 'Antwort innerhalb von {hours} Stunden.', en: 'We answer within {hours} hours.' },
} satisfies Texts;

const faults = {
  title: { de: 'Der Status ist gerade nicht zu sehen', en: 'The status cannot be shown right now' },
  offline: {
    de: 'Es gibt gerade keine Verbindung. Ihre Bewerbung ist sicher bei uns.',
    en: 'There is no connection right now. Your application is safe with us.',
  },
  failed: {
    de: 'Der Server konnte nicht antworten. Ihre Bewerbung ist sicher bei uns. Versuchen Sie es gleich noch einmal.',
    en: 'The server could not answer. Your application is safe with us. Try again shortly.',
  },
  actFailed: {
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    en: 'That did not work. Please try again.',
  },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
} satisfies Texts;

const { sending, retry, offlineTitle, timeoutTitle, offlineText } = formText;
const form = { sending, retry, offlineTitle, timeoutTitle, offlineText } satisfies Texts;

const contract = {
  title: { de: 'Ihr Arbeitsvertrag', en: 'Your employment contract' },
  titleWith: { de: 'Ihr Arbeitsvertrag mit {company}', en: 'Your employment contract with {company}' },
  open: { de: 'Vertrag öffnen', en: 'Open the contract' },
} satisfies Texts;

export function studentAreaTexts(lang: Lang) {
  // The card says how far the contract is; what is done with it is on its own page.
  const { life: _, upload: __, ...sideContract } = contractTexts(lang, null, 'candidate');
  return {
    ...say({ top, card, badges, reviews }, lang),
    next: nextTexts(lang),
    steps: say(steps, lang),
    documents: documentNames(lang),
    name: say(name, lang),
    form: { ...say(form, lang), keepOpen: '', arriving: '' },
    ...say({ start, upload }, lang),
    downloads: {
      ...say(downloads, lang),
      declarationText: fill(downloads.declarationText[lang], { size: paperSize('declaration', lang) }),
    },
    ...say({ help, placement: placementLink, answers: answerNotes, contract }, lang),
    sideContract,
    faults: say(faults, lang),
    statusUnknown: statusUnknownTexts(lang),
  };
}
export type StudentAreaTexts = ReturnType<typeof studentAreaTexts>;
