import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { requirementTexts } from '#src/nouns/requirement/requirement.text.ts';
import { loadingTexts } from '../loading.text.ts';

export const candidatesTitle = { de: 'Kandidaten', en: 'Candidates' };

const sample = {
  title: candidatesTitle,
  label: { de: 'Beispieldaten', en: 'Sample data' },
  lead: {
    de: 'Alle Personen hier sind erfunden. Die Zahlen zählen nur diese Beispiele.',
    en: 'Everybody here is invented. The figures count these examples only.',
  },
  example: { de: 'Beispiel', en: 'example' },
  caption: { de: 'Erfundene Kandidaten als Beispiel', en: 'Invented candidates as an example' },
} satisfies Texts;

const table = {
  id: { de: 'Nummer', en: 'Number' },
  german: { de: 'Deutsch', en: 'German' },
  time: { de: 'Zeit', en: 'Time' },
  wishes: { de: 'Wünsche', en: 'Wishes' },
  documents: { de: 'Unterlagen', en: 'Documents' },
  matching: { de: 'Status', en: 'Status' },
  anyWork: { de: 'alles recht', en: 'anything' },
  days: { de: 'höchstens {days} Kalendertage', en: '{days} calendar days at most' },
  afterRelease: { de: 'Name nach Freigabe', en: 'name after release' },
  documents_complete: { de: 'vollständig', en: 'complete' },
  documents_pending: { de: 'offen', en: 'pending' },
  matching_available: { de: 'verfügbar', en: 'available' },
  matching_matched: { de: 'vermittelt', en: 'matched' },
} satisfies Texts;

const stats = {
  total: { de: 'Kandidaten', en: 'candidates' },
  complete: { de: 'Unterlagen vollständig', en: 'documents complete' },
  available: { de: 'verfügbar', en: 'available' },
  ofAll: { de: 'im ganzen Pool', en: 'in the whole pool' },
} satisfies Texts;

const section = {
  title: candidatesTitle,
  lead: {
    de: 'Ohne Namen und Kontakt. Beides sehen Sie, sobald wir eine Person für Sie freigegeben haben.',
    en: 'Without names and contact details. You see both as soon as we have released somebody to you.',
  },
  caption: { de: 'Kandidaten ohne Namen und Kontakt', en: 'Candidates without names and contact details' },
  newest: { de: 'Zuletzt dazugekommen', en: 'Latest additions' },
  all: { de: 'Alle Kandidaten', en: 'All candidates' },
  loading: { de: 'Wird geladen…', en: 'Loading…' },
  ...loadingTexts,
  failedTitle: { de: 'Die Kandidaten konnten nicht geladen werden', en: 'The candidates could not be loaded' },
  emptyText: {
    de: 'Sobald Studierende eingewilligt haben und ihre Unterlagen geprüft sind, stehen sie hier.',
    en: 'As soon as students have given their consent and their documents are checked, they are listed here.',
  },
} satisfies Texts;

const list = {
  ...section,
  empty: { de: 'Noch keine Kandidaten', en: 'No candidates yet' },
  search: { de: 'Suchen', en: 'Search' },
  searchHint: { de: 'Nummer der Person', en: 'The person’s number' },
  noneFits: { de: 'Niemand gefunden', en: 'Nobody found' },
  noneFitsText: {
    de: 'Nehmen Sie einen Filter weg, oder suchen Sie nach einer anderen Nummer.',
    en: 'Remove a filter, or search for another number.',
  },
  clear: { de: 'Alle Filter entfernen', en: 'Remove all filters' },
  pages: { de: 'Weitere Seiten', en: 'Further pages' },
  previous: { de: 'Vorige Seite', en: 'Previous page' },
  next: { de: 'Nächste Seite', en: 'Next page' },
  any: { de: 'Alle', en: 'All' },
  order: { de: 'Reihenfolge', en: 'Order' },
  order_newest: { de: 'Neueste zuerst', en: 'Newest first' },
  order_level: { de: 'Bestes Deutsch zuerst', en: 'Best German first' },
  order_availability: { de: 'Früheste Zeit zuerst', en: 'Earliest time first' },
  level: { de: 'Deutsch ab', en: 'German from' },
  wish: { de: 'Wunsch', en: 'Wish' },
  from: { de: 'Kann anfangen am', en: 'Can start on' },
  until: { de: 'Kann bleiben bis', en: 'Can stay until' },
  notVettedTitle: { de: 'Kandidaten sehen Sie nach der Prüfung', en: 'You see candidates once you are vetted' },
  notVettedText: {
    de: 'Bevor wir jemanden zeigen, prüfen wir jede Firma. Auf Ihrer Übersicht steht, was dafür noch fehlt. Dort sehen Sie auch Beispiele.',
    en: 'We vet every company before we show anybody. Your overview says what is still missing for that. It also shows examples.',
  },
} satisfies Texts;

/** What the overview says of candidates, without the filters of their own page. */
export function poolSectionTexts(lang: Lang) {
  return {
    ...say({ sample, table, stats, list: section }, lang),
    work: requirementTexts(lang).work,
  };
}
export type PoolSectionTexts = ReturnType<typeof poolSectionTexts>;

export function poolTexts(lang: Lang) {
  return { ...poolSectionTexts(lang), list: say(list, lang) };
}
export type PoolTexts = ReturnType<typeof poolTexts>;
