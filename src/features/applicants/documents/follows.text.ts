import type { Texts } from '#src/i18n/text.ts';

/** Said where an identity card comes first and the passport follows. */
export const cardText = {
  card: {
    de: 'Ich sende meinen Personalausweis, der Reisepass folgt bis {date}',
    en: 'I am sending my identity card; my passport follows by {date}',
  },
  cardHint: {
    de: 'Vorder- und Rückseite in einer Datei. An den Reisepass erinnern wir Sie.',
    en: 'Front and back in one file. We will remind you of the passport.',
  },
} satisfies Texts;
