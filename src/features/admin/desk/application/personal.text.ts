import type { Lang } from '#contract/languages.ts';
import type { CorrectionField } from '#contract/personal-data/correction.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { dataExportText } from '#src/nouns/personal-data/data-export.text.ts';

const text = {
  summary: { de: 'Auskunft über die Daten', en: 'Access to the data' },
  text: {
    de: 'Für jemanden, der per Brief oder Telefon Auskunft verlangt: alles, was gespeichert ist, in der Sprache der E-Mails. Es wird festgehalten, und die Person kann es auf der Seite „Ihre Daten“ lesen. Prüfen Sie vorher, wer fragt.',
    en: 'For somebody who asks for access by letter or phone: everything that is kept, in the language of the e-mails. It is recorded, and the person can read so on the page “Your data”. Check who is asking first.',
  },
  asked: { de: 'Bittet am {date} um Berichtigung', en: 'Asked for a correction on {date}' },
  answer: { de: 'Antwort', en: 'Answer' },
  answerHint: {
    de: 'Geht per E-Mail an die Person. Die Daten selbst berichtigen Sie vorher mit „Berichtigen“.',
    en: 'Goes to the person by e-mail. Correct the data itself first, with “Correct”.',
  },
  answerMissing: { de: 'Bitte schreiben Sie eine Antwort.', en: 'Please write an answer.' },
  done: { de: 'Ist berichtigt', en: 'Has been corrected' },
  declined: { de: 'Nicht geändert', en: 'Not changed' },
} satisfies Texts;

/** What the request is about. */
const fields = {
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  phone: { de: 'Telefonnummer', en: 'Phone number' },
  documents: { de: 'Unterlagen', en: 'Documents' },
  placement: { de: 'Angaben für den Einsatz', en: 'Placement details' },
  note: { de: 'Eine Notiz', en: 'A note' },
  other: { de: 'Etwas anderes', en: 'Something else' },
} satisfies Texts & Record<CorrectionField, unknown>;

export function personalTexts(lang: Lang) {
  return {
    ...say({ ...dataExportText, ...text }, lang),
    fields: say(fields, lang) as Readonly<Record<string, string>>,
  };
}
