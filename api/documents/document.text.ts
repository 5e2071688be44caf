import type { DocumentType } from '#contract/document.ts';
import type { Text } from '#contract/languages.ts';

export const DOCUMENT_NAMES: Record<DocumentType, Text> = {
  hub4africa: { de: 'Bestätigung des Partnernetzwerks', en: 'Confirmation of the partner network' },
  a2: { de: 'A2-Zertifikat', en: 'A2 certificate' },
  cv: { de: 'Lebenslauf', en: 'CV' },
  passport: { de: 'Ausweis oder Reisepass', en: 'ID or passport' },
  enrolment: { de: 'Unterschriebene Immatrikulationserklärung', en: 'Signed enrolment declaration' },
  other: { de: 'Weiteres Dokument', en: 'Other document' },
};
