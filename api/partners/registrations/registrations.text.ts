import type { Text } from '#contract/languages.ts';

export const EXPORT = {
  name: { de: 'Name', en: 'Name' },
  registered: { de: 'Registriert am', en: 'Registered on' },
  step: { de: 'Status', en: 'Step reached' },
  turn: { de: 'Wer ist am Zug', en: 'Who acts next' },
  since: { de: 'Seit', en: 'Since' },
  missing: { de: 'Fehlt noch', en: 'Still missing' },
  note: { de: 'Notiz', en: 'Note' },
} as const satisfies Record<string, Text>;
