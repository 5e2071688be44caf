import { MAX_FILE_MEGABYTES, MAX_PHOTOS } from './limits.ts';

/** In a file of its own: the browser loads it with the code that sends files. The table of all errors includes it. */
export const FILES_IDENTICAL = {
  status: 400,
  en: 'This is the same file as for another document. Please choose a file of its own for each document. If several are in one PDF, save their pages separately.',
  de: 'Das ist dieselbe Datei wie für eine andere Unterlage. Bitte wählen Sie für jede Unterlage eine eigene Datei. Stehen mehrere in einer PDF-Datei, speichern Sie deren Seiten einzeln.',
} as const;

export const PHOTOS_TOO_LARGE = {
  status: 413,
  en: `Together the photos are larger than ${MAX_FILE_MEGABYTES} MB. Please send fewer, or take them with a lower resolution.`,
  de: `Zusammen sind die Fotos größer als ${MAX_FILE_MEGABYTES} MB. Bitte senden Sie weniger, oder fotografieren Sie mit geringerer Auflösung.`,
} as const;

export const PHOTOS_TOO_MANY = {
  status: 400,
  en: `We take up to ${MAX_PHOTOS} photos of a document.`,
  de: `Von einer Unterlage nehmen wir bis zu ${MAX_PHOTOS} Fotos.`,
} as const;

export const PHOTO_FAULT = { en: 'Photo {number}: {reason}', de: 'Foto {number}: {reason}' } as const;

/** Only the browser notices: a file has gone, or has changed, since it was chosen. */
export const FILE_UNREADABLE = {
  en: 'This file can no longer be read: it was moved, changed or deleted after you chose it. Please choose it again.',
  de: 'Diese Datei lässt sich nicht mehr lesen: Sie wurde verschoben, geändert oder gelöscht, nachdem Sie sie ausgewählt haben. Bitte wählen Sie sie noch einmal aus.',
} as const;

/** A page answered instead of our server, most often the sign-in page of a Wi-Fi. */
export const ANSWER_FOREIGN = {
  en: 'Something in your network answered instead of our server, often the sign-in page of a Wi-Fi. Open any website in a new tab and sign in there, or use mobile data. Then send again: everything you entered is still here.',
  de: 'Statt unseres Servers hat etwas in Ihrem Netz geantwortet, oft die Anmeldeseite eines WLANs. Öffnen Sie in einem neuen Tab irgendeine Website und melden Sie sich dort an, oder nutzen Sie mobile Daten. Senden Sie dann noch einmal: Alles Eingegebene ist noch da.',
} as const;

/** A proxy answered that our server is out of reach. */
export const ANSWER_OF_PROXY = {
  en: 'Our server cannot be reached right now. Please wait a minute and send again: everything you entered is still here.',
  de: 'Unser Server ist gerade nicht zu erreichen. Bitte warten Sie eine Minute und senden Sie dann noch einmal: Alles Eingegebene ist noch da.',
} as const;
