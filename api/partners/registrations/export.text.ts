import type { Text } from '#contract/languages.ts';

/** The head of the partner's table, in its order. */
export const COLUMNS = {
  name: { de: 'Name', en: 'Name' },
  registered: { de: 'Registriert am', en: 'Registered on' },
  step: { de: 'Status', en: 'Step reached' },
  turn: { de: 'Wer ist am Zug', en: 'Who acts next' },
  since: { de: 'Seit', en: 'Since' },
  missing: { de: 'Fehlt noch', en: 'Still missing' },
  company: { de: 'Firma', en: 'Company' },
  site: { de: 'Arbeitsort', en: 'Place of work' },
  starts: { de: 'Erster Arbeitstag', en: 'First day of work' },
  ends: { de: 'Letzter Arbeitstag', en: 'Last day of work' },
  began: { de: 'Arbeit begonnen am', en: 'Began work on' },
  note: { de: 'Notiz', en: 'Note' },
} as const satisfies Record<string, Text>;
