import type { Text } from './languages.ts';
import type { MissingThing, RegistrationStep } from './partner.ts';

/** How far somebody has come, as a partner reads it in the list and in its export. */
export const STEP_WORDS: Readonly<Record<RegistrationStep, Text>> = {
  registered: { de: 'registriert', en: 'registered' },
  applied: { de: 'beworben', en: 'applied' },
  documents_in: { de: 'Unterlagen da', en: 'documents in' },
  approved: { de: 'Unterlagen genehmigt', en: 'documents approved' },
  complete: { de: 'vollständig', en: 'complete' },
  ended: { de: 'beendet', en: 'ended' },
};

/** What is still to come from them. */
export const MISSING_WORDS: Readonly<Record<MissingThing, Text>> = {
  application: { de: 'Bewerbung', en: 'application' },
  hub4africa: { de: 'Hub4Africa-Bestätigung', en: 'Hub4Africa confirmation' },
  a2: { de: 'A2-Zertifikat', en: 'A2 certificate' },
  cv: { de: 'Lebenslauf', en: 'CV' },
  passport: { de: 'Ausweis oder Reisepass', en: 'ID or passport' },
  enrolment: { de: 'unterschriebene Erklärung', en: 'signed declaration' },
  other: { de: 'weiteres Dokument', en: 'another document' },
  originals: { de: 'Originale per Post', en: 'originals by post' },
};
