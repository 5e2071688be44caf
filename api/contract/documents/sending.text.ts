import type { Text } from '../languages.ts';

/** Sentences about files while they are sent; they come with the first chosen file. */
export const SENDING = {
  still: {
    de: 'Gerade bewegt sich nichts. Ihre Auswahl bleibt: Warten Sie, oder senden Sie noch einmal, sobald das Netz besser ist.',
    en: 'Nothing is moving at the moment. Your choice stays: wait, or send again as soon as the connection is better.',
  },
  again: { de: 'Noch einmal senden', en: 'Send again' },
  stop: { de: 'Senden abbrechen', en: 'Stop sending' },
  lostTitle: { de: 'Bitte wählen Sie die Datei noch einmal aus', en: 'Please choose the file again' },
  lostText: {
    de: '„{name}“ war ausgewählt, bevor diese Seite neu geladen wurde. Dateien und Häkchen gehen dabei verloren, Getipptes nicht.',
    en: '“{name}” was chosen before this page was reloaded. Files and ticked boxes are lost when that happens; what you typed is not.',
  },
} as const satisfies Record<string, Text>;
