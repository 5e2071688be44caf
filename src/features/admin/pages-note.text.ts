import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const note = {
  running: { de: 'Die Seiten werden gerade neu gebaut, seit {at}', en: 'The pages are being built, since {at}' },
  runningText: {
    de: 'Meist dauert das eine halbe bis zwei Minuten. Bis dahin bleiben die bisherigen Seiten stehen.',
    en: 'This usually takes half a minute to two minutes. Until then the pages stay as they are.',
  },
  done: { de: 'Die Seiten sind auf dem Stand vom {at}', en: 'The pages are up to date since {at}' },
  failed: { de: 'Die Seiten konnten nicht gebaut werden ({at})', en: 'The pages could not be built ({at})' },
  said: { de: 'Was das Bauprogramm gemeldet hat', en: 'What the build said' },
  again: { de: 'Noch einmal bauen', en: 'Build again' },
} satisfies Texts;

const faults = {
  disk_full: {
    de: 'Der Datenträger ist voll. Schaffen Sie Platz und bauen Sie noch einmal.',
    en: 'The disk is full. Make room, then build again.',
  },
  out_of_memory: {
    de: 'Der Arbeitsspeicher hat nicht gereicht. Es wird jede Stunde noch einmal versucht.',
    en: 'There was too little memory. It is tried again every hour.',
  },
  program_changed: {
    de: 'Das Programm wurde seit dem Start des Servers geändert. Starten Sie den Server neu.',
    en: 'The program was changed since the server was started. Restart the server.',
  },
  too_long: {
    de: 'Es hat zu lange gedauert. Es wird jede Stunde noch einmal versucht.',
    en: 'It took too long. It is tried again every hour.',
  },
  other: {
    de: 'Die bisherigen Seiten bleiben stehen. Es wird jede Stunde noch einmal versucht.',
    en: 'The pages stay as they were. It is tried again every hour.',
  },
} satisfies Texts;

export function pagesNoteTexts(lang: Lang) {
  return { ...say(note, lang), faults: say(faults, lang) };
}
export type PagesNoteTexts = ReturnType<typeof pagesNoteTexts>;
