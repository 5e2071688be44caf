import { noAnswer } from '#src/i18n/no-answer.text.ts';
import type { Texts } from '#src/i18n/text.ts';

/** What every room says while it loads or works, or cannot; and above a list whose address names what it does not have. */
export const roomText = {
  unknownAddress: {
    de: 'Was diese Adresse nennt, gibt es hier nicht',
    en: 'What this address names does not exist here',
  },
  wholeList: { de: 'Ganze Liste zeigen', en: 'Show the whole list' },
  /** Read out, since a search changes the list while its field has the focus. */
  shown: { de: 'Einträge auf dieser Seite: {count}', en: 'Entries on this page: {count}' },
  ...noAnswer,
  working: { de: 'Einen Moment…', en: 'One moment…' },
  notDone: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  failedTitle: { de: 'Fehler beim Laden', en: 'Error loading' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  close: { de: 'Schließen', en: 'Close' },
  previous: { de: 'Zurück', en: 'Back' },
  next: { de: 'Weiter', en: 'Next' },
} satisfies Texts;

/** What lists say, the newest first. */
export const listText = {
  all: { de: 'Alle', en: 'All' },
  previous: { de: 'Neuere', en: 'Newer' },
  next: { de: 'Ältere', en: 'Older' },
} satisfies Texts;

/** What lists say that are filtered by state and searched. */
export const stateListText = {
  all: listText.all,
  search: { de: 'Suchen', en: 'Search' },
  state: { de: 'Status', en: 'State' },
  moreThan: { de: 'über {count}', en: 'over {count}' },
  nothing: { de: 'Nichts gefunden', en: 'Nothing found' },
  nothingText: {
    de: 'Suchen Sie mit weniger Wörtern oder in allen Status.',
    en: 'Search with fewer words, or in all states.',
  },
} satisfies Texts;
