import type { Text } from '#contract/languages.ts';

/** The declaration's sentences: both languages are on the same sheet, the chosen one first. */
export const DECLARATION = {
  title: { de: 'Immatrikulationserklärung', en: 'Enrolment declaration' },
  form: { de: 'Formular E-1 · Fassung {version}', en: 'Form E-1 · version {version}' },
  application: { de: 'Bewerbung {id}', en: 'Application {id}' },
  person: { de: 'Angaben zur Person', en: 'Personal details' },
  lastName: { de: 'Name', en: 'Last name' },
  firstName: { de: 'Vorname', en: 'First name' },
  birthDate: { de: 'Geburtsdatum', en: 'Date of birth' },
  passport: { de: 'Reisepass-Nr.', en: 'Passport no.' },
  studies: { de: 'Studium', en: 'Studies' },
  university: { de: 'Hochschule', en: 'University' },
  studentNumber: { de: 'Matrikelnummer', en: 'Student number' },
  subject: { de: 'Fach, Semester', en: 'Subject, semester' },
  vacation: { de: 'Semesterferien von – bis', en: 'Vacation from – to' },
  statement: { de: 'Erklärung', en: 'Declaration' },
  enrolled: {
    de: 'Ich bin an der genannten Hochschule eingeschrieben und setze mein Studium nach dem Einsatz dort fort.',
    en: 'I am enrolled at the university named above and will continue my studies there after the placement.',
  },
  holidays: {
    de: 'Der Einsatz liegt ganz in meinen Semesterferien.',
    en: 'The placement lies entirely within my vacation.',
  },
  truth: { de: 'Meine Angaben sind richtig und vollständig.', en: 'My statements are true and complete.' },
  signature: { de: 'Ort, Datum, Unterschrift', en: 'Place, date, signature' },
  stamp: { de: 'Stempel und Unterschrift der Hochschule', en: 'University stamp and signature' },
  howTo: {
    de: 'Ausfüllen, unterschreiben, an der Hochschule stempeln lassen, dann als PDF oder Foto hochladen. Danach das Original per Post an das International Office senden.',
    en: 'Fill it in, sign it, have your university stamp it, then upload it as a PDF or photo. Then post the original to the international office.',
  },
} as const satisfies Record<string, Text>;
