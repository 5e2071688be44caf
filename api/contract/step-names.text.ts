import type { Text } from './languages.ts';

/** The three steps of an application, as pages and mails call them. Where a word may break stands in the word. */
export const STEP_NAMES: readonly [Text, Text, Text] = [
  { de: 'Voran\u00admeldung', en: 'Pre-registration' },
  { de: 'Unter\u00adlagen', en: 'Documents' },
  { de: 'Immatri\u00adkulation', en: 'Enrolment' },
];
