import type { OriginalState } from '#contract/model/original.ts';
import type { Texts } from '#src/i18n/text.ts';

const states = {
  expected: { de: 'erwartet', en: 'expected' },
  received: { de: 'da seit {date}', en: 'here since {date}' },
  missing: { de: 'fehlt ({date})', en: 'missing ({date})' },
  sent_back: { de: 'zurück am {date}', en: 'sent back {date}' },
} satisfies Texts & Record<OriginalState, unknown>;

/** The papers of the envelope on the review desk. */
export const originalsText = {
  ...states,
  title: { de: 'Originale', en: 'Originals' },
  here: { de: '({count} von {all} da)', en: '({count} of {all} here)' },
  which: { de: 'Welche Papiere?', en: 'Which papers?' },
  day: { de: 'Tag', en: 'Day' },
  dayHint: { de: 'Leer heißt heute.', en: 'Empty means today.' },
  receive: { de: 'Angekommen', en: 'Received' },
  miss: { de: 'Fehlt im Umschlag', en: 'Missing from the envelope' },
  return: { de: 'Zurückschicken', en: 'Send back' },
  expect: { de: 'Doch nicht da', en: 'Not here after all' },
  missText: {
    de: '{name} soll noch einmal per Post senden: {originals}.',
    en: '{name} is asked to post again: {originals}.',
  },
  returnText: {
    de: 'Das geht per Post an {name} zurück und wird neu gebraucht: {originals}.',
    en: 'This goes back to {name} by post, and is needed anew: {originals}.',
  },
  homeText: {
    de: 'Das geht per Post an {name} zurück: {originals}. Ersatz ist nicht nötig.',
    en: 'This goes back to {name} by post: {originals}. No replacement is needed.',
  },
  without: { de: 'Ohne sie abschließen …', en: 'Complete without them …' },
  withoutTitle: { de: '{name} ohne alle Originale abschließen?', en: 'Complete {name} without all originals?' },
  withoutText: {
    de: 'Nicht da: {originals}. Ihr Grund steht danach bei den Notizen.',
    en: 'Not here: {originals}. Your reason will stand among the notes.',
  },
  keyReceive: { de: 'Alle Originale heute angekommen', en: 'All originals received today' },
} satisfies Texts;
