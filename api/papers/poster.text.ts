import type { Lang, Text } from '#contract/languages.ts';

/** The poster's sentences. It promises nothing about money but that the work is paid. */
export const POSTER = {
  title: { de: 'Aushang für {organization}', en: 'Poster for {organization}' },
  headline: { de: '{duration} Arbeit in\nDeutschland. Bezahlt.', en: '{duration} of work\nin Germany. Paid.' },
  months: { de: '{number} Monate', en: '{number} months' },
  readers: { de: 'Für Studierende, {season}.', en: 'For students, {season}.' },
  otherReaders: {
    de: 'Paid vacation work in Germany for students.',
    en: 'Bezahlte Ferienarbeit in Deutschland für Studierende.',
  },
  scan: { de: 'Scannen und bewerben', en: 'Scan and apply' },
  deadline: { de: 'Bewerbung bis {date}', en: 'Apply by {date}' },
  level: { de: 'Deutsch ab {level}', en: 'German from {level}' },
  papers: { de: 'Reisepass und Einschreibung', en: 'Passport and enrolment' },
  free: { de: 'Bewerbung kostenlos', en: 'Applying is free of charge' },
  withoutCamera: { de: 'Ohne Kamera:', en: 'Without a camera:' },
  questions: { de: 'Fragen? {person}', en: 'Questions? {person}' },
} as const satisfies Record<string, Text>;

/** One month, two months and so on; more than twelve are written as a number. */
export const DURATIONS: Record<Lang, readonly string[]> = {
  de: [
    'Ein Monat',
    'Zwei Monate',
    'Drei Monate',
    'Vier Monate',
    'Fünf Monate',
    'Sechs Monate',
    'Sieben Monate',
    'Acht Monate',
    'Neun Monate',
    'Zehn Monate',
    'Elf Monate',
    'Zwölf Monate',
  ],
  en: [
    'One month',
    'Two months',
    'Three months',
    'Four months',
    'Five months',
    'Six months',
    'Seven months',
    'Eight months',
    'Nine months',
    'Ten months',
    'Eleven months',
    'Twelve months',
  ],
};
