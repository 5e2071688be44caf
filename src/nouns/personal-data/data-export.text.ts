import { DATA_EXPORTS_A_DAY } from '#contract/limits.ts';
import type { Texts } from '#src/i18n/text.ts';

/** Around the button that saves all of somebody's data. */
export const dataExportText = {
  title: { de: 'Alle Daten mitnehmen', en: 'Download your data' },
  text: {
    de: `Eine ZIP-Datei mit allem, was wir über Sie gespeichert haben: eine Übersicht zum Lesen, die Daten für Programme (JSON) und Ihre Dateien. Das geht bis zu ${DATA_EXPORTS_A_DAY}-mal am Tag.`,
    en: `A ZIP file with everything that we keep about you: an overview to read, the data for programs (JSON) and your files. You can do this up to ${DATA_EXPORTS_A_DAY} times a day.`,
  },
  careful: {
    de: 'Ihre Papiere sind darin lesbar. Speichern Sie die Datei nicht auf einem fremden Gerät.',
    en: 'Your papers can be read in it. Do not save the file on a device that is not yours.',
  },
  save: { de: 'ZIP-Datei speichern', en: 'Save the ZIP file' },
  saving: { de: 'Wird zusammengestellt…', en: 'Being put together…' },
  saved: {
    de: 'Die Datei liegt jetzt bei Ihren Downloads: {name}',
    en: 'The file is among your downloads now: {name}',
  },
  failedTitle: { de: 'Die Datei wurde nicht gespeichert', en: 'The file was not saved' },
  failed: {
    de: 'Der Server hat gerade einen Fehler. Bitte versuchen Sie es später noch einmal.',
    en: 'The server has a fault at the moment. Please try again later.',
  },
  offline: {
    de: 'Die Verbindung ist abgebrochen. Bitte versuchen Sie es noch einmal, sobald Sie wieder Netz haben.',
    en: 'The connection was cut. Please try again as soon as you are connected.',
  },
} satisfies Texts;
