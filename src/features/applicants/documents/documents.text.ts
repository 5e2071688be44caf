import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { documentNames } from '#src/nouns/document/document-names.ts';

/** For a document that is sent by itself: one that was sent back, is missing, or follows later. */
const documents = {
  uploadFailed: { de: 'Das Hochladen ist fehlgeschlagen', en: 'Upload failed' },
  replaceTitle: { de: 'Bitte ersetzen: {document}', en: 'Please replace: {document}' },
  addTitle: { de: 'Es fehlt noch: {document}', en: 'Still missing: {document}' },
  addText: { de: 'Bitte laden Sie diese Unterlage noch hoch.', en: 'Please upload this document as well.' },
  replaceText: { de: 'Alles andere bleibt, wie es ist.', en: 'Everything else stays as it is.' },
  changeSummary: { de: 'Falsche Datei gesendet? Datei ersetzen', en: 'Sent the wrong file? Replace it' },
  changeTitle: { de: '{document} ersetzen', en: 'Replace: {document}' },
  changeText: {
    de: 'Das geht, bis wir die Datei angenommen haben. Es gilt dann nur noch die neue.',
    en: 'You can do this until we have accepted the file. Only the new one will count.',
  },
  wrongName: {
    de: 'Steht Ihr Name in der Bewerbung falsch? Hier berichtigen',
    en: 'Is your name wrong in the application? Correct it here',
  },
  reason: { de: 'Das haben wir gesehen:', en: 'What we saw:' },
  file: { de: 'Neue Datei: {document}', en: 'New file: {document}' },
  deferredTitle: { de: '{document}: folgt bis {date}', en: '{document}: follows by {date}' },
  lateTitle: { de: '{document}: war bis {date} fällig', en: '{document}: was due by {date}' },
  deferredText: {
    de: 'Laden Sie die Datei hier hoch, sobald Sie sie haben. Alles andere läuft weiter.',
    en: 'Upload it here as soon as you have it. Everything else continues.',
  },
  send: { de: 'Diese Unterlage senden', en: 'Send this document' },
  missing: {
    de: 'Sie können senden, sobald eine Datei ausgewählt ist.',
    en: 'You can send it once you have chosen a file.',
  },
  readyHint: { de: 'Danach prüfen wir die neue Datei.', en: 'We will then check the new file.' },
  doneTitle: { de: '{document}: angekommen', en: '{document}: received' },
  doneText: { de: 'Danke. Wir prüfen die neue Datei.', en: 'Thank you. We are checking the new file.' },
} satisfies Texts;

export function documentsTexts(lang: Lang) {
  return { ...say(documents, lang), names: documentNames(lang) };
}
