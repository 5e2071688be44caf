import { MAX_FILE_MEGABYTES } from '#contract/limits.ts';
import type { Texts } from '#src/i18n/text.ts';

const declaration = { de: 'Immatrikulationserklärung', en: 'Enrolment declaration' };
// With a soft hyphen, since the German heading is wider than a phone.
const headline = { de: 'Immatrikulations\u00aderklärung', en: 'Enrolment declaration' };

export const downloadsText = {
  title: { de: 'Downloads', en: 'Downloads' },
  description: {
    de: 'Die Immatrikulationserklärung zum Herunterladen, auf Deutsch und Englisch, und was damit zu tun ist.',
    en: 'The enrolment declaration to download, in German and English, and what to do with it.',
  },
  lead: {
    de: 'Ein Formular genügt: herunterladen, ausdrucken, unterschreiben, hochladen.',
    en: 'One form is enough: download, print, sign, upload.',
  },
  declaration,
  headline,
  what: {
    de: 'Für Schritt 3 Ihrer Bewerbung: Sie erklären, dass Sie eingeschrieben sind, Ihre Hochschule bestätigt es mit ihrem Stempel. Eine der beiden Fassungen genügt, jede enthält beide Sprachen.',
    en: 'For step 3 of your application: you declare that you are enrolled, and your university confirms it with its stamp. One of the two versions is enough: each contains both languages.',
  },
  format: { de: '1 Seite A4', en: '1 A4 page' },
  download: { de: 'Herunterladen', en: 'Download' },
  open: { de: 'Im Browser öffnen', en: 'Open in browser' },
  notesTitle: { de: 'So wird die Erklärung angenommen', en: 'What we need to accept your declaration' },
  print: {
    de: 'Drucken Sie das Formular auf A4, und füllen Sie es gut lesbar aus.',
    en: 'Print the form on A4 and fill it in clearly.',
  },
  sign: {
    de: 'Unterschreiben Sie von Hand, mit blauem oder schwarzem Stift.',
    en: 'Sign it by hand, with a blue or black pen.',
  },
  stamp: {
    de: 'Lassen Sie es an Ihrer Hochschule stempeln und unterschreiben.',
    en: 'Have it stamped and signed at your university.',
  },
  scan: {
    de: `Scannen Sie das Blatt mit allen Rändern als eine PDF-Datei, höchstens ${MAX_FILE_MEGABYTES} MB. Sie können auch Fotos senden.`,
    en: `Scan the page with all its edges as one PDF file, ${MAX_FILE_MEGABYTES} MB at most. You can also send photos.`,
  },
  original: {
    de: 'Bewahren Sie das Original auf. Es geht danach per Post an das International Office.',
    en: 'Keep the original. Afterwards it goes by post to the international office.',
  },
  help: { de: 'Öffnet sich die Datei nicht?', en: 'Is the file not opening?' },
  write: { de: 'Schreiben Sie uns', en: 'Write to us' },
  helpAfter: { de: ', wir schicken sie per E-Mail.', en: ' and we will send it by e-mail.' },
  subject: { de: 'Formular der Immatrikulationserklärung', en: 'Form of the enrolment declaration' },
  signedTitle: { de: 'Schon unterschrieben?', en: 'Already signed?' },
  signedText: {
    de: 'Öffnen Sie den Link aus unserer letzten E-Mail, um die Datei hochzuladen.',
    en: 'Open the link in our last e-mail to upload the file.',
  },
} satisfies Texts;

/** Names of the versions, each in the language of the page. */
export const versionText = {
  de: { de: 'Deutsch zuerst', en: 'German first' },
  en: { de: 'Englisch zuerst', en: 'English first' },
} satisfies Texts;

export const previewText = {
  title: { de: 'Immatrikulationserklärung ansehen', en: 'View the enrolment declaration' },
  description: {
    de: 'Die Immatrikulationserklärung zum Ansehen im Browser, auf Deutsch.',
    en: 'The enrolment declaration to view in your browser, in English.',
  },
  headline,
  back: { de: 'Zurück zu Downloads', en: 'Back to downloads' },
  newTab: { de: 'In neuem Tab öffnen', en: 'Open in new tab' },
  download: { de: 'Herunterladen', en: 'Download' },
  frame: { de: 'Immatrikulationserklärung als PDF', en: 'Enrolment declaration as PDF' },
  failedTitle: { de: 'Fehler beim Laden des PDF', en: 'Error loading PDF' },
  failedText: {
    de: 'Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal. Die Datei lässt sich auch direkt laden.',
    en: 'Please check your connection and try again. You can also download the file directly.',
  },
  retry: { de: 'Erneut versuchen', en: 'Retry' },
  direct: { de: 'Direkt herunterladen', en: 'Download directly' },
  noViewerTitle: {
    de: 'Ihr Browser zeigt kein PDF auf dieser Seite',
    en: 'Your browser does not show a PDF on this page',
  },
  noViewerText: {
    de: 'Laden Sie die Datei herunter, und öffnen Sie sie auf Ihrem Gerät.',
    en: 'Download the file and open it on your device.',
  },
} satisfies Texts;
