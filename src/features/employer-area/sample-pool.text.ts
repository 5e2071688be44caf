import type { Texts } from '#src/i18n/text.ts';

export const samplePool = {
  title: { de: 'Kandidaten', en: 'Candidates' },
  label: { de: 'Beispieldaten', en: 'Sample data' },
  lead: {
    de: 'Alle Personen hier sind erfunden. Die Zahlen zählen nur diese Beispiele.',
    en: 'Everybody here is invented. The figures count these examples only.',
  },
  total: { de: 'Kandidaten gesamt', en: 'candidates in total' },
  complete: { de: 'Unterlagen vollständig', en: 'documents complete' },
  available: { de: 'verfügbar', en: 'available' },
  example: { de: 'Beispiel', en: 'example' },
  caption: { de: 'Erfundene Kandidaten als Beispiel', en: 'Invented candidates as an example' },
  id: { de: 'Kennung', en: 'ID' },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail', en: 'E-mail' },
  documents: { de: 'Unterlagen', en: 'Documents' },
  matching: { de: 'Status', en: 'State' },
  afterRelease: { de: 'nach Freigabe', en: 'after release' },
  documents_complete: { de: 'vollständig', en: 'complete' },
  documents_pending: { de: 'offen', en: 'pending' },
  matching_available: { de: 'verfügbar', en: 'available' },
  matching_matched: { de: 'vermittelt', en: 'matched' },
} satisfies Texts;
