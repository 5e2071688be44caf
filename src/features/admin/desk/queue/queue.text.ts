import { QUEUE_STEP_NAMES, STATUS_NAMES } from '#contract/desk/queue.text.ts';
import type { Lang } from '#contract/languages.ts';
import type { QueueStep } from '#contract/model/steps.ts';
import { noAnswer } from '#src/i18n/no-answer.text.ts';
import { oneStatusUnknownTexts } from '#src/i18n/status-unknown.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const tabs = {
  all: { de: 'Alle Schritte', en: 'All steps' },
  ...QUEUE_STEP_NAMES,
} satisfies Texts & Record<QueueStep | 'all', unknown>;

const badges = {
  elsewhere: { de: 'Bei jemand anderem offen', en: 'Open elsewhere' },
  toReview: { de: 'Zu prüfen', en: 'To review' },
  posted: { de: 'Originale unterwegs', en: 'Originals posted' },
  sentBack: { de: 'Nachforderung', en: 'Sent back' },
  a2: { de: 'A2 folgt', en: 'A2 follows' },
  passport: { de: 'Reisepass folgt', en: 'Passport follows' },
  complete: { de: 'Vollständig', en: 'Complete' },
  rejected: { de: 'Abgelehnt', en: 'Rejected' },
  withdrawn: { de: 'Zurückgezogen', en: 'Withdrawn' },
  held: { de: 'Angehalten', en: 'On hold' },
  resumed: { de: 'Wieder vorgelegt', en: 'Due again' },
  theirTurn: { de: 'Wir warten', en: 'We are waiting' },
} satisfies Texts;

const since = {
  justNow: { de: 'gerade eben', en: 'just now' },
  minutes: { de: 'vor {count} Min.', en: '{count} min ago' },
  hours: { de: 'vor {count} Std.', en: '{count} h ago' },
  yesterday: { de: 'gestern', en: 'yesterday' },
} satisfies Texts;

const head = {
  steps: { de: 'Schritte', en: 'Steps' },
  waiting: { de: 'Wartet auf uns', en: 'Waiting for us' },
  all: { de: 'Alle', en: 'All' },
  which: { de: 'Welche Bewerbungen', en: 'Which applications' },
  moreThan: { de: '{count}+', en: '{count}+' },
  countWaiting: { de: '{count} zu prüfen', en: '{count} to review' },
  search: { de: 'Suchen', en: 'Search' },
  searchHint: {
    de: 'Name, E-Mail, Telefon, Nummer, Partner, Firma',
    en: 'Name, e-mail, phone, number, partner, company',
  },
  filters: { de: 'Filter', en: 'Filters' },
  filtersSet: { de: 'Filter ({count} gesetzt)', en: 'Filters ({count} set)' },
  status: { de: 'Status', en: 'Status' },
  partner: { de: 'Partner', en: 'Partner' },
  season: { de: 'Saison', en: 'Season' },
  nextSeason: { de: 'die nächste', en: 'the next one' },
  lang: { de: 'Sprache der E-Mails', en: 'Language of the mails' },
  any: { de: 'Alle', en: 'All' },
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
  sentBack: { de: 'Nur mit Nachforderung', en: 'Only with a document sent back' },
  deferred: { de: 'Nur wenn etwas nachgereicht wird', en: 'Only with a document to follow' },
  held: { de: 'Nur angehaltene', en: 'Only on hold' },
  heldCount: { de: 'Nur angehaltene ({count})', en: 'Only on hold ({count})' },
  order: { de: 'Reihenfolge', en: 'Order' },
  longest: { de: 'Am längsten wartend', en: 'Longest waiting' },
  newest: { de: 'Neueste zuerst', en: 'Newest first' },
  clear: { de: 'Filter löschen', en: 'Clear the filters' },
} satisfies Texts;

const list = {
  loading: { de: 'Bewerbungen werden geladen…', en: 'Loading applications…' },
  failed: { de: 'Die Bewerbungen konnten nicht geladen werden', en: 'The applications could not be loaded' },
  shown: { de: 'Bewerbungen auf dieser Seite: {count}', en: 'Applications on this page: {count}' },
  similar: {
    de: 'Zu „{search}“ passt nichts genau. Ähnliche Namen:',
    en: 'Nothing matches “{search}” exactly. Similar names:',
  },
  nothingWaits: { de: 'Hier wartet nichts', en: 'Nothing is waiting here' },
  nothingWaitsText: {
    de: 'Was neu eingeht, erscheint hier, sobald Sie zu dieser Seite zurückkehren.',
    en: 'Whatever comes in appears here as soon as you return to this page.',
  },
  nothing: { de: 'Keine Bewerbung gefunden', en: 'No application found' },
  nothingText: {
    de: 'In dieser Auswahl gibt es gerade keine Bewerbung.',
    en: 'There is no application in this selection at the moment.',
  },
  nothingFound: { de: 'Zu „{search}“ passt keine Bewerbung.', en: 'No application matches “{search}”.' },
  clearSearch: { de: 'Suche leeren', en: 'Clear the search' },
  showAll: { de: 'Auch die übrigen zeigen', en: 'Show the others too' },
  previous: { de: 'Vorige Seite', en: 'Previous page' },
  next: { de: 'Nächste Seite', en: 'Next page' },
  pages: { de: 'Weitere Bewerbungen', en: 'More applications' },
} satisfies Texts;

const views = {
  title: { de: 'Ansichten', en: 'Views' },
  remove: { de: 'Ansicht {name} löschen', en: 'Delete the view {name}' },
  name: { de: 'Name für diese Filter', en: 'A name for these filters' },
  nameMissing: { de: 'Bitte geben Sie der Ansicht einen Namen.', en: 'Please give the view a name.' },
  save: { de: 'Ansicht speichern', en: 'Save the view' },
} satisfies Texts;

const table = {
  csv: { de: 'CSV', en: 'CSV' },
  saveAs: { de: 'Als CSV-Datei speichern', en: 'Save as CSV file' },
  saving: { de: 'Wird erstellt…', en: 'Preparing…' },
  failed: { de: 'Die Liste konnte nicht gespeichert werden', en: 'The list could not be saved' },
} satisfies Texts;

const elsewhere = {
  title: { de: 'Außerdem gefunden', en: 'Also found' },
  employer: { de: 'Arbeitgeber', en: 'Employer' },
  place: { de: 'Platz', en: 'Place' },
  contract: { de: 'Vertrag', en: 'Contract' },
} satisfies Texts;

export function queueTexts(lang: Lang) {
  return {
    ...say(
      { tabs, statuses: STATUS_NAMES, badges, since, head, list, views, table, elsewhere, faults: noAnswer },
      lang,
    ),
    statusUnknown: oneStatusUnknownTexts(lang),
  };
}
export type QueueTexts = ReturnType<typeof queueTexts>;
