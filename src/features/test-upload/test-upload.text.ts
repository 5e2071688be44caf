import type { Lang } from '#contract/languages.ts';
import { MAX_FILE_MEGABYTES } from '#contract/limits.ts';
import type { DocumentType } from '#contract/model/document.ts';
import { formText } from '#src/i18n/form.text.ts';
import { oneStatusUnknownTexts } from '#src/i18n/status-unknown.text.ts';
import { type Said, say, type Texts } from '#src/i18n/text.ts';
import { documentNames } from '#src/nouns/document/document-names.ts';

export const pageText = {
  title: { de: 'Dokument-Upload testen', en: 'Test the document upload' },
  description: {
    de: 'Eine einzelne Datei an eine Bewerbung senden, um das Hochladen zu prüfen.',
    en: 'Send a single file to an application, to check that uploading works.',
  },
  lead: {
    de: 'Senden Sie eine einzelne Datei an eine Bewerbung. So prüfen Sie, ob das Hochladen auf diesem Gerät klappt.',
    en: 'Send a single file to an application. This shows whether uploading works on this device.',
  },
  noteTitle: { de: 'Die Datei wird wirklich gespeichert', en: 'The file is really stored' },
  note: {
    de: 'Sie gehört danach zur Bewerbung und wird geprüft. Angenommen wird nur, was dort fehlt oder zurückgegeben wurde.',
    en: 'It then belongs to the application and is checked. Only what is missing there or was sent back is accepted.',
  },
} satisfies Texts;

const uploadText = {
  ...formText,
  refusedTitle: { de: 'Das hat nicht geklappt', en: 'This did not work' },
  doneToast: { de: 'Dokument erfolgreich hochgeladen!', en: 'Document uploaded successfully!' },
  failedToast: { de: 'Upload fehlgeschlagen', en: 'Upload failed' },
  closeToast: { de: 'Meldung schließen', en: 'Close this message' },
  stored: { de: 'Gespeichert unter', en: 'Stored as' },
  token: { de: 'Zugangsschlüssel (Token)', en: 'Access token' },
  tokenHint: {
    de: 'Steht im Link aus der E-Mail hinter „token=“. Ohne ihn wird nichts gespeichert.',
    en: 'In the link of the e-mail, after “token=”. Nothing is stored without it.',
  },
  applicantId: { de: 'Nummer der Bewerbung', en: 'Application id' },
  applicantIdHint: { de: 'Wird aus dem Zugangsschlüssel ermittelt.', en: 'Found by the access token.' },
  asking: { de: 'Die Bewerbung wird gesucht…', en: 'Looking for the application…' },
  found: {
    de: '{name}, Status {status}. Angenommen wird: {wanted}.',
    en: '{name}, status {status}. Accepted: {wanted}.',
  },
  nothing: { de: 'gerade nichts', en: 'nothing at the moment' },
  notReached: { de: 'Der Server ist gerade nicht erreichbar.', en: 'The server cannot be reached at the moment.' },
  type: { de: 'Art des Dokuments', en: 'Type of document' },
  file: { de: 'Datei', en: 'File' },
  fileHint: { de: `{allowed}, bis ${MAX_FILE_MEGABYTES} MB`, en: `{allowed}, up to ${MAX_FILE_MEGABYTES} MB` },
  tooLarge: {
    de: `Datei zu groß. Maximale Größe ist ${MAX_FILE_MEGABYTES}MB`,
    en: `File too large. Maximum size is ${MAX_FILE_MEGABYTES}MB`,
  },
  noFile: { de: 'Bitte wähle eine Datei aus', en: 'Please choose a file' },
  submit: { de: 'Dokument hochladen', en: 'Upload document' },
  submitHint: {
    de: 'Danach sehen Sie, was der Server geantwortet hat.',
    en: 'After that you see what the server answered.',
  },
} satisfies Texts;

/** What the island says, in one language. */
export function testUploadTexts(lang: Lang): TestUploadTexts {
  return { ...say(uploadText, lang), types: documentNames(lang), statusUnknown: oneStatusUnknownTexts(lang) };
}
export type TestUploadTexts = Said<typeof uploadText> & {
  types: Readonly<Record<DocumentType, string>>;
  statusUnknown: ReturnType<typeof oneStatusUnknownTexts>;
};
