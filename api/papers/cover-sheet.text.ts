import type { Text } from '#contract/languages.ts';

export const COVER_SHEET = {
  title: { de: 'Deckblatt für die Originale', en: 'Cover sheet for the originals' },
  to: { de: 'An', en: 'To' },
  from: { de: 'Von', en: 'From' },
  application: { de: 'Bewerbung', en: 'Application' },
  enclosed: { de: 'In diesem Umschlag', en: 'In this envelope' },
  howTo: {
    de: 'Drucken Sie dieses Blatt und legen Sie es obenauf. Heben Sie den Beleg der Post auf und sagen Sie uns auf Ihrer Bewerbungsseite, dass Sie alles abgeschickt haben.',
    en: 'Print this sheet and put it on top. Keep the receipt from the post office and tell us on your application page that you have posted it.',
  },
} as const satisfies Record<string, Text>;
