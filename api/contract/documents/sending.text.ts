import type { Text } from '../languages.ts';
import { MAX_PHOTOS } from '../limits.ts';

/** Sentences about files while they are sent; they come with the first chosen file. */
export const SENDING = {
  still: {
    de: 'Gerade bewegt sich nichts.',
    en: 'Nothing is moving at the moment.',
  },
  preparing: { de: 'Das Foto wird vorbereitet…', en: 'Preparing the photo…' },
  preview: { de: 'So wird es gesendet: {name}', en: 'As it will be sent: {name}' },
  original: { de: 'Original senden ({size})', en: 'Send the original ({size})' },
  smaller: { de: 'Verkleinert senden ({size})', en: 'Send it smaller ({size})' },
  byPhotos: { de: 'Stattdessen Fotos senden', en: 'Send photos instead' },
  tryPhotos: { de: 'Wählen Sie darunter „Stattdessen Fotos senden“.', en: 'Choose “Send photos instead” below.' },
  byPdf: { de: 'Doch eine PDF-Datei senden', en: 'Send a PDF after all' },
  take: { de: 'Fotografieren oder Foto wählen', en: 'Take or choose a photo' },
  more: { de: 'Weitere Seite hinzufügen', en: 'Add another page' },
  photosHint: {
    de: `Die ganze Seite, scharf und bei Tageslicht. Bis zu ${MAX_PHOTOS} Fotos werden eine PDF-Datei.`,
    en: `The whole page, sharp and in daylight. Up to ${MAX_PHOTOS} photos become one PDF.`,
  },
  stop: { de: 'Senden abbrechen', en: 'Stop sending' },
  lost: { de: 'Bitte wählen Sie „{name}“ noch einmal aus', en: 'Please choose “{name}” again' },
  ready: { de: 'Bereit zum Senden · {size}', en: 'Ready to send · {size}' },
  pause: { de: 'Anhalten: {name}', en: 'Pause {name}' },
  resume: { de: 'Weiter: {name}', en: 'Resume {name}' },
  paused: { de: 'angehalten', en: 'paused' },
  line: { de: 'wartet auf das Netz', en: 'waiting for the network' },
  turn: { de: 'wartet, bis sie an der Reihe ist', en: 'waiting for its turn' },
  arrival: {
    de: 'Wir senden, sobald die Datei ganz da ist.',
    en: 'We send as soon as the whole file is here.',
  },
} as const satisfies Record<string, Text>;
