import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { MAX_FILE_MEGABYTES } from '#contract/limits.ts';
import { paperSize } from '#src/i18n/paper-size.ts';
import { say, type Texts } from '#src/i18n/text.ts';

export const enrolmentText = {
  title: { de: 'Immatrikulationserklärung senden', en: 'Send the enrolment declaration' },
  description: {
    de: 'Laden Sie die Immatrikulationserklärung herunter, lassen Sie sie stempeln, und senden Sie sie unterschrieben als PDF oder Foto.',
    en: 'Download the enrolment declaration, sign it, have it stamped and send it here as a PDF or photo.',
  },
  formTitle: { de: 'Die Erklärung', en: 'The declaration' },
  formText: {
    de: 'Die Immatrikulationserklärung ist eine Seite. Mit Ihrem persönlichen Link steht Ihr Name schon darin, und Sie können den Rest am Bildschirm ausfüllen. Sie unterschreiben sie, und Ihre Hochschule stempelt sie.',
    en: 'The enrolment declaration is one page. With your personal link your name is already in it, and you can fill in the rest on the screen. You sign it, and your university stamps it.',
  },
  formLink: {
    de: 'Leere Immatrikulationserklärung herunterladen ({size})',
    en: 'Download the empty enrolment declaration ({size})',
  },
} satisfies Texts;

const enrolment = {
  heading: { de: 'Ihre Immatrikulations\u00aderklärung', en: 'Your enrolment declaration' },
  lead: {
    de: 'Hallo {name}, bitte senden Sie hier die unterschriebene Erklärung.',
    en: 'Hello {name}, please send the signed declaration here.',
  },
  file: { de: 'Unterschriebene Erklärung', en: 'Signed declaration' },
  submit: { de: 'Erklärung senden', en: 'Send declaration' },
  submitHint: {
    de: 'Danach erklären wir, welche Originale Sie per Post senden.',
    en: 'After that we will tell you which originals to post.',
  },
  required: { de: 'Bitte wählen Sie die Immatrikulationserklärung aus', en: 'Please select the enrolment form' },
  wrong: {
    de: `Die Immatrikulationserklärung muss eine PDF-Datei sein (höchstens ${MAX_FILE_MEGABYTES} MB)`,
    en: `Enrolment form must be PDF format (max ${MAX_FILE_MEGABYTES}MB)`,
  },
  tooEarlyTitle: {
    de: 'Bitte schließen Sie zuerst die Prüfung der Unterlagen ab',
    en: 'Please complete document verification first',
  },
  tooEarlyLead: {
    de: 'Die Erklärung ist an der Reihe, sobald Ihre Unterlagen bei uns sind.',
    en: 'The declaration comes next, as soon as we have your documents.',
  },
  toVerify: { de: 'Unterlagen senden', en: 'Send documents' },
  doneTitle: { de: 'Ihre Erklärung ist angekommen', en: 'Your declaration has arrived' },
  doneText: { de: 'Danke. Wir prüfen sie.', en: 'Thank you. We are checking it.' },
  receivedTitle: { de: 'Ihre Erklärung ist da', en: 'We have already received your declaration' },
  receivedLead: {
    de: 'Sie müssen hier nichts mehr senden. Jetzt fehlen noch die Originale per Post.',
    en: 'You do not have to send anything else here. The originals by post are still missing.',
  },
  toOriginals: { de: 'Was in den Umschlag gehört', en: 'What goes into the envelope' },
  completeTitle: { de: 'Immatrikulation abgeschlossen', en: 'Enrollment Complete' },
  completeLead: {
    de: 'Ihre Unterlagen sind geprüft und vollständig. Hier müssen Sie nichts mehr senden.',
    en: 'Your documents have been checked and are complete. You do not have to send anything else here.',
  },
} satisfies Texts;

export function enrolmentTexts(lang: Lang) {
  const download = fill(enrolmentText.formLink[lang], { size: paperSize('declaration', lang) });
  return { ...say(enrolment, lang), download };
}
export type EnrolmentTexts = ReturnType<typeof enrolmentTexts>;
