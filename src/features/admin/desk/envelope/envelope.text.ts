import type { Texts } from '#src/i18n/text.ts';

/** Opening an application by the cover sheet of its envelope. */
export const envelopeText = {
  open: { de: 'Umschlag ist da', en: 'Envelope arrived' },
  key: { de: 'Bewerbung zu einem Umschlag öffnen', en: 'Open the application of an envelope' },
  number: { de: 'Nummer vom Deckblatt, oder Name', en: 'Number on the cover sheet, or name' },
  hint: {
    de: 'Zum Beispiel WS-7K3F-9Q. Ohne Deckblatt: der Name aus den Papieren, dann suchen wir nach ihm.',
    en: 'For example WS-7K3F-9Q. Without a cover sheet: the name in the papers, and we look for it.',
  },
  find: { de: 'Bewerbung öffnen', en: 'Open the application' },
  noNumber: {
    de: 'Das ist keine Nummer vom Deckblatt und kein Name. Eine Nummer sieht aus wie WS-7K3F-9Q.',
    en: 'This is neither a number of a cover sheet nor a name. A number looks like WS-7K3F-9Q.',
  },
  notFound: {
    de: 'Zu dieser Nummer gibt es keine Bewerbung. Bitte vergleichen Sie sie mit dem Deckblatt.',
    en: 'There is no application with this number. Please compare it with the cover sheet.',
  },
  camera: { de: 'Mit der Kamera lesen', en: 'Read with the camera' },
  cameraOff: { de: 'Kamera ausschalten', en: 'Switch the camera off' },
  cameraOn: {
    de: 'Halten Sie den Code des Deckblatts vor die Kamera.',
    en: 'Hold the code of the cover sheet in front of the camera.',
  },
  cameraFailed: {
    de: 'Die Kamera lässt sich nicht benutzen. Bitte tippen Sie die Nummer ab.',
    en: 'The camera cannot be used. Please type the number.',
  },
} satisfies Texts;
