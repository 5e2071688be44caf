import type { Texts } from './text.ts';

/** What is said wherever something is done for several rows of a list at once. */
export const manyBar = {
  all: { de: 'Alle auf dieser Seite', en: 'All on this page' },
  select: { de: '{name} auswählen', en: 'Select {name}' },
  count: { de: '{count} gewählt', en: '{count} selected' },
  clear: { de: 'Auswahl aufheben', en: 'Clear the selection' },
} satisfies Texts;

export const manyDialog = {
  doneTitle: { de: 'Erledigt', en: 'Done' },
  loading: { de: 'Wird vorbereitet…', en: 'Preparing…' },
  nobody: { de: 'Von der Auswahl bleibt nichts übrig.', en: 'Nothing of the selection is left.' },
  leftOut: { de: 'Ausgelassen: {count}', en: 'Left out: {count}' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  close: { de: 'Schließen', en: 'Close' },
  working: { de: 'Einen Moment…', en: 'One moment…' },
  failed: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  failedText: {
    de: 'Ein Teil kann trotzdem erledigt sein. Eine neue Vorschau zeigt, was noch übrig ist.',
    en: 'Part of it may be done all the same. A new preview shows what is left.',
  },
  nothingDone: { de: 'Es ist noch nichts geschehen.', en: 'Nothing has been done yet.' },
  again: { de: 'Neue Vorschau', en: 'New preview' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  undo: { de: 'Alles zurücknehmen', en: 'Undo all' },
  undoUntil: {
    de: 'Noch ist niemandem Bescheid gesagt: Ein paar Sekunden lang lässt sich alles zurücknehmen.',
    en: 'Nobody has been told yet: for a few seconds, all of it can be undone.',
  },
  undoneTitle: { de: 'Zurückgenommen', en: 'Undone' },
  undone: { de: '{count} zurückgenommen', en: '{count} undone' },
  notUndone: { de: 'Nicht zurückgenommen: {count}', en: 'Not undone: {count}' },
} satisfies Texts;
