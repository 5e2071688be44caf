import type { Text } from '#contract/languages.ts';

/** The poster's sentences. About money they promise only that the work is paid. */
export const POSTER = {
  title: { de: 'Aushang für {organization}', en: 'Poster for {organization}' },
  titleAlone: { de: 'Aushang', en: 'Poster' },
  headline: {
    de: 'Bis zu {days} Tage im Job\nin Deutschland. Bezahlt.',
    en: 'Up to {days} days in a job\nin Germany. Paid.',
  },
  readers: { de: 'Für Studierende, {season}.', en: 'For students, {season}.' },
  otherReaders: {
    de: 'Paid vacation work in Germany for students.',
    en: 'Bezahlte Ferienarbeit in Deutschland für Studierende.',
  },
  scan: { de: 'Scannen und bewerben', en: 'Scan and apply' },
  deadline: { de: 'Bewerbung bis {date}', en: 'Apply by {date}' },
  deadlineOf: { de: '{season}: Bewerbung bis {date}', en: '{season}: apply by {date}' },
  level: { de: 'Deutsch ab {level}', en: 'German from {level}' },
  papers: { de: 'Reisepass und Einschreibung', en: 'Passport and enrolment' },
  free: { de: 'Bewerbung kostenlos', en: 'Applying is free of charge' },
  withoutCamera: { de: 'Ohne Kamera:', en: 'Without a camera:' },
  askPartner: { de: 'Ansprechperson an Ihrer Hochschule', en: 'Contact at your university' },
  askUs: { de: 'Kontakt zu {brand}', en: 'Contact at {brand}' },
} as const satisfies Record<string, Text>;
