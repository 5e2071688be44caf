import { noAnswer } from '#src/i18n/no-answer.text.ts';
import type { Texts } from '#src/i18n/text.ts';

export const loadingTexts = {
  endedTitle: { de: 'Ihr Zugang ist beendet', en: 'Your access has ended' },
  failedTitle: { de: 'Das konnte nicht geladen werden', en: 'This could not be loaded' },
  ...noAnswer,
  back: { de: 'Zurück zur Übersicht', en: 'Back to the overview' },
  portal: { de: 'Zum Portal', en: 'To the portal' },
  requirementGone: { de: 'Bedarf nicht gefunden', en: 'Requirement not found' },
  old: { de: 'Was Sie sehen, kann veraltet sein.', en: 'What you see may be out of date.' },
  /** Read out, since a search changes the list while its field has the focus. */
  shown: { de: 'Einträge auf dieser Seite: {count}', en: 'Entries on this page: {count}' },
  nothing: { de: 'Nichts gefunden zu „{search}“', en: 'Nothing found for “{search}”' },
  showAll: { de: 'Alle zeigen', en: 'Show all' },
} satisfies Texts;
