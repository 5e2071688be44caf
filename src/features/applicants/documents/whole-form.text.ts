import { MAX_FILE_MEGABYTES } from '#contract/limits.ts';
import type { Texts } from '#src/i18n/text.ts';

/** Said by the forms that bring all documents of step 2. */
export const wholeFormText = {
  submit: { de: '{count} Unterlagen senden', en: 'Send {count} documents' },
  missing: {
    de: '{ready} von {count} ausgewählt. Es fehlt noch: {missing}.',
    en: '{ready} of {count} chosen. Still missing: {missing}.',
  },
  readyHint: {
    de: 'Alles ist ausgewählt. Das Senden kann bei langsamer Verbindung einige Minuten dauern.',
    en: 'Everything is chosen. On a slow connection, sending can take a few minutes.',
  },
  follows: { de: 'A2-Zertifikat folgt bis {date}', en: 'A2 certificate follows by {date}' },
  followsHint: {
    de: 'Sie senden das A2-Zertifikat dann bis zu diesem Tag nach. Wir erinnern Sie daran.',
    en: 'You will then send the A2 certificate by that day. We will remind you.',
  },
  idHint: {
    de: `PDF, JPG oder PNG, bis ${MAX_FILE_MEGABYTES} MB: die Seite mit Ihrem Foto, alle vier Ecken sichtbar; von einer Karte beide Seiten in einer Datei`,
    en: `PDF, JPG or PNG, up to ${MAX_FILE_MEGABYTES} MB: the page with your photo, all four corners visible; both sides of a card in one file`,
  },
  card: {
    de: 'Ich sende meinen Personalausweis, der Reisepass folgt bis {date}',
    en: 'I am sending my identity card; my passport follows by {date}',
  },
  cardHint: {
    de: 'Vorder- und Rückseite in einer Datei. An den Reisepass erinnern wir Sie.',
    en: 'Front and back in one file. We will remind you of the passport.',
  },
} satisfies Texts;
