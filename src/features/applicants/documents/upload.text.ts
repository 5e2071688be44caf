import type { Lang } from '#contract/languages.ts';
import { MAX_FILE_MEGABYTES } from '#contract/limits.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { documentNames } from '#src/nouns/document/document-names.ts';
import { receivedTexts } from './verify.text.ts';
import { wholeFormText } from './whole-form.text.ts';

export const uploadText = {
  title: { de: 'Unterlagen hochladen', en: 'Upload documents' },
  description: {
    de: 'Laden Sie Lebenslauf, A2-Zertifikat und Ausweis hoch. Sie brauchen dafür Ihren persönlichen Link.',
    en: 'Upload your CV, A2 certificate and ID. You need your personal link for this.',
  },
} satisfies Texts;

const start = {
  title: { de: 'Ungültiger Link', en: 'Invalid Link' },
  invalidLead: {
    de: 'In dieser Adresse fehlt Ihr persönlicher Schlüssel. Öffnen Sie den Link aus unserer E-Mail noch einmal, oder fordern Sie einen neuen an.',
    en: 'Your personal key is missing from this address. Open the link in our e-mail again, or ask for a new one.',
  },
  resend: { de: 'Link erneut senden', en: 'Resend Link' },
  soon: {
    de: 'Ihr neuer Link kommt bald',
    en: 'Your new link is coming soon',
  },
  soonWhere: { de: 'Sagen Sie uns nur noch, wohin.', en: 'Just tell us where to send it.' },
} satisfies Texts;

const upload = {
  heading: { de: 'Ihre drei Unterlagen', en: 'Your three documents' },
  lead: {
    de: `Hallo {name}, bitte laden Sie drei Dateien hoch. Jede als PDF, JPG oder PNG, bis ${MAX_FILE_MEGABYTES} MB.`,
    en: `Hello {name}, please upload three files. Each: PDF, JPG or PNG, up to ${MAX_FILE_MEGABYTES} MB.`,
  },
  earlyLead: {
    de: `Hallo {name}, wir prüfen noch Ihre Voranmeldung. Wenn Sie nicht warten möchten, können Sie schon jetzt drei Dateien hochladen. Jede als PDF, JPG oder PNG, bis ${MAX_FILE_MEGABYTES} MB.`,
    en: `Hello {name}, we are still checking your pre-registration. If you do not want to wait, you can upload three files now. Each: PDF, JPG or PNG, up to ${MAX_FILE_MEGABYTES} MB.`,
  },
  invalidAnswer: { de: 'Ungültige Antwort vom Server', en: 'Invalid response from server' },
  failedToast: { de: 'Upload fehlgeschlagen', en: 'Upload failed' },
  failedText: { de: 'Beim Hochladen ist ein Fehler aufgetreten', en: 'An error occurred during upload' },
  doneToast: { de: 'Dokument erfolgreich hochgeladen!', en: 'Documents uploaded successfully!' },
  doneText: {
    de: 'Ihre Unterlagen sind zur Prüfung eingereicht.',
    en: 'Your documents have been submitted for review.',
  },
  close: { de: 'Meldung schließen', en: 'Close message' },
} satisfies Texts;

/** What /upload says before it has a token. */
export function uploadStart(lang: Lang) {
  return say(start, lang);
}
export type UploadStart = ReturnType<typeof uploadStart>;

export function uploadTexts(lang: Lang) {
  return {
    ...say(upload, lang),
    ...say(wholeFormText, lang),
    names: documentNames(lang),
    received: receivedTexts(lang),
  };
}
export type UploadTexts = ReturnType<typeof uploadTexts>;
