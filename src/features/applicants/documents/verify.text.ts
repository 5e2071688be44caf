import type { Lang } from '#contract/languages.ts';
import { MAX_FILE_MEGABYTES } from '#contract/limits.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { documentNames } from '#src/nouns/document/document-names.ts';
import { factTexts } from '../status/status.text.ts';

export const verifyText = {
  title: { de: 'Unterlagen prüfen lassen', en: 'Document verification' },
  description: {
    de: 'Senden Sie A2-Zertifikat und Lebenslauf zur Prüfung. Sie brauchen dafür Ihren persönlichen Link.',
    en: 'Send your A2 certificate and CV for verification. You need your personal link for this.',
  },
} satisfies Texts;

const verify = {
  heading: { de: 'Unterlagen zur Prüfung senden', en: 'Document verification' },
  lead: {
    de: 'Hallo {name}, wir brauchen jetzt Ihr A2-Zertifikat und Ihren Lebenslauf.',
    en: 'Hello {name}, we now need your A2 certificate and your CV.',
  },
  earlyLead: {
    de: 'Hallo {name}, wir prüfen noch Ihre Voranmeldung. Wenn Sie nicht warten möchten, können Sie A2-Zertifikat und Lebenslauf schon jetzt senden.',
    en: 'Hello {name}, we are still checking your pre-registration. If you do not want to wait, you can send your A2 certificate and CV now.',
  },
  consent: { de: 'Einwilligung', en: 'Consent' },
  gdprBefore: {
    de: 'Ich bin damit einverstanden, dass meine Unterlagen für diese Bewerbung geprüft werden, wie in den',
    en: 'I agree that my documents are checked for this application, as described in the',
  },
  gdprLink: { de: 'Datenschutzhinweisen', en: 'privacy notice' },
  gdprAfter: { de: ' beschrieben.', en: '.' },
  submit: { de: 'Unterlagen senden', en: 'Send documents' },
  submitHint: {
    de: 'Ausweis oder Reisepass laden Sie danach hoch.',
    en: 'You will upload your ID or passport after this.',
  },
  a2Wrong: {
    de: `Das A2-Zertifikat muss eine PDF-, JPG- oder PNG-Datei sein (höchstens ${MAX_FILE_MEGABYTES} MB)`,
    en: `A2 certificate must be PDF, JPG, or PNG format (max ${MAX_FILE_MEGABYTES}MB)`,
  },
  cvWrong: {
    de: `Der Lebenslauf muss eine PDF-Datei sein (höchstens ${MAX_FILE_MEGABYTES} MB)`,
    en: `CV must be PDF format (max ${MAX_FILE_MEGABYTES}MB)`,
  },
  gdprRequired: { de: 'Bitte stimmen Sie der Verarbeitung Ihrer Daten zu', en: 'Please accept the GDPR checkbox' },
  doneTitle: { de: 'A2-Zertifikat und Lebenslauf sind angekommen', en: 'A2 certificate and CV have arrived' },
  doneText: {
    de: 'Danke. Jetzt fehlt noch Ihr Ausweis oder Reisepass.',
    en: 'Thank you. Your ID or passport is still missing.',
  },
} satisfies Texts;

/** After the documents of step 2 have arrived; shown by /verify and /upload. */
const received = {
  heading: { de: 'Ihre Unterlagen sind da', en: 'We have your documents' },
  lead: {
    de: 'Wir prüfen sie und schreiben Ihnen. Die Immatrikulationserklärung können Sie schon jetzt senden.',
    en: 'We will check them and write to you. You can already send the enrolment declaration.',
  },
} satisfies Texts;

export function receivedTexts(lang: Lang) {
  return say(received, lang);
}
export type ReceivedTexts = ReturnType<typeof receivedTexts>;

export function verifyTexts(lang: Lang) {
  return { ...say(verify, lang), names: documentNames(lang), facts: factTexts(lang), received: receivedTexts(lang) };
}
export type VerifyTexts = ReturnType<typeof verifyTexts>;
