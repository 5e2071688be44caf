import type { Text } from '#contract/languages.ts';
import type { MissingThing, RegistrationStep } from '#contract/partner.ts';

export const EXPORT = {
  name: { de: 'Name', en: 'Name' },
  registered: { de: 'Registriert am', en: 'Registered on' },
  step: { de: 'Stand', en: 'Step reached' },
  missing: { de: 'Fehlt noch', en: 'Still missing' },
  note: { de: 'Notiz', en: 'Note' },
} as const satisfies Record<string, Text>;

export const STEPS: Readonly<Record<RegistrationStep, Text>> = {
  registered: { de: 'registriert', en: 'registered' },
  applied: { de: 'beworben', en: 'applied' },
  documents_in: { de: 'Unterlagen da', en: 'documents in' },
  approved: { de: 'Unterlagen genehmigt', en: 'documents approved' },
  complete: { de: 'vollständig', en: 'complete' },
  ended: { de: 'beendet', en: 'ended' },
};

export const MISSING: Readonly<Record<MissingThing, Text>> = {
  application: { de: 'Bewerbung', en: 'application' },
  hub4africa: { de: 'Hub4Africa-Bestätigung', en: 'Hub4Africa confirmation' },
  a2: { de: 'A2-Zertifikat', en: 'A2 certificate' },
  cv: { de: 'Lebenslauf', en: 'CV' },
  passport: { de: 'Ausweis oder Reisepass', en: 'ID or passport' },
  enrolment: { de: 'unterschriebene Erklärung', en: 'signed declaration' },
  other: { de: 'weiteres Dokument', en: 'another document' },
  originals: { de: 'Originale per Post', en: 'originals by post' },
};
