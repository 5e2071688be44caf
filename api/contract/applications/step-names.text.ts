import type { Text } from '../languages.ts';

/** The three steps, as pages and mails call them. A soft hyphen marks where a word may break. */
export const STEP_NAMES: readonly [Text, Text, Text] = [
  { de: 'Voran\u00admeldung', en: 'Pre-registration' },
  { de: 'Unter\u00adlagen', en: 'Documents' },
  { de: 'Immatri\u00adkulation', en: 'Enrolment' },
];
