import type { Lang } from '#contract/languages.ts';
import {
  type CheckedDocument,
  DOCUMENT_TYPES,
  type DocumentType,
  type ReviewState,
  SUBTYPE_NAMES,
  type Subtype,
} from '#contract/model/document.ts';
import { site } from '#site';
import { say, type Texts } from '#src/i18n/text.ts';
import { documentNames } from '#src/nouns/document/document-names.ts';
import { viewerTexts } from '../../viewer/viewer.text.ts';

const bar = {
  place: { de: '{place} von {count}', en: '{place} of {count}' },
} satisfies Texts;

const keys = {
  next: { de: 'Nächste Unterlage', en: 'Next document' },
  previous: { de: 'Vorige Unterlage', en: 'Previous document' },
} satisfies Texts;

const pane = {
  title: { de: 'Unterlagen', en: 'Documents' },
  none: { de: 'Noch keine Unterlagen', en: 'No documents yet' },
  noneText: {
    de: 'Sobald jemand etwas hochlädt, sehen Sie es hier.',
    en: 'As soon as something is uploaded, you see it here.',
  },
  noneLeft: { de: 'Keine Unterlagen', en: 'No documents' },
  noneLeftText: {
    de: 'Die Bewerbung ist beendet: Hier kommt nichts mehr.',
    en: 'The application has ended: nothing more will come.',
  },
} satisfies Texts;

const versions = {
  version: { de: 'Fassung {number} von {count}', en: 'Version {number} of {count}' },
  replaced: { de: ', ersetzt am {date}', en: ', replaced on {date}' },
  current: { de: ', die aktuelle', en: ', the current one' },
  reason: { de: 'Zurückgegeben: {reason}', en: 'Sent back: {reason}' },
  show: { de: 'Fassung {number} zeigen', en: 'Show version {number}' },
  showCurrent: { de: 'Aktuelle Fassung zeigen', en: 'Show the current version' },
} satisfies Texts;

const compare = {
  open: { de: 'Zweite Unterlage daneben zeigen', en: 'Show a second document beside it' },
  choose: { de: 'Zweite Unterlage', en: 'Second document' },
  versionOf: { de: '{name}, Fassung {number}', en: '{name}, version {number}' },
} satisfies Texts;

const checks = {
  title: { de: 'Prüfpunkte', en: 'Check list' },
  ticked: { de: '{by}, {at}', en: '{by}, {at}' },
  failed: { de: 'Das wurde nicht gespeichert', en: 'This was not saved' },
  notLoaded: { de: 'Die Prüfpunkte sind nicht angekommen', en: 'The check list did not arrive' },
  offline: { de: 'Es gibt gerade keine Verbindung.', en: 'There is no connection right now.' },
  again: { de: 'Noch einmal versuchen', en: 'Try again' },
} satisfies Texts;

const passport = {
  title: { de: 'Für später notieren (freiwillig)', en: 'Note for later (optional)' },
  number: { de: 'Nummer', en: 'Number' },
  expires: { de: 'Gültig bis', en: 'Expires on' },
  save: { de: 'Notieren', en: 'Save' },
  saving: { de: 'Wird gespeichert…', en: 'Saving…' },
  saved: { de: 'Notiert: {number} {expires} ({by}, {at})', en: 'Saved: {number} {expires} ({by}, {at})' },
  early: { de: 'Läuft vor dem Ende der Saison am {end} ab.', en: 'Expires before the season ends on {end}.' },
} satisfies Texts;

const reviews = {
  pending: { de: 'Zu prüfen', en: 'To review' },
  accepted: { de: 'Angenommen', en: 'Accepted' },
  to_replace: { de: 'Zurückgegeben', en: 'Sent back' },
  /** Of an application that has ended. */
  unreviewed: { de: 'Nicht geprüft', en: 'Not reviewed' },
} satisfies Texts & Record<ReviewState, unknown>;

/** Names for the tabs, where there is little room. */
const tabs = {
  hub4africa: { de: 'Bestätigung', en: 'Confirmation' },
  a2: { de: 'A2', en: 'A2' },
  cv: { de: 'Lebenslauf', en: 'CV' },
  passport: { de: 'Ausweis', en: 'ID' },
  enrolment: { de: 'Erklärung', en: 'Declaration' },
  other: { de: 'Weiteres', en: 'Other' },
} satisfies Texts & Record<DocumentType, unknown>;

export function documentTexts(lang: Lang) {
  const names = documentNames(lang);
  const viewer = viewerTexts(lang);
  return {
    ...viewer,
    bar: { ...viewer.bar, ...say(bar, lang) },
    ...say({ keys, pane, versions, compare, checks, passport, reviews, tabs }, lang),
    points: pointsIn(lang),
    subtypes: subtypeNames(names),
    names,
  };
}

/** What a document is more exactly. */
function subtypeNames(names: ReturnType<typeof documentNames>): Readonly<Record<Subtype, string>> {
  return { id: names[SUBTYPE_NAMES.id], passport: names[SUBTYPE_NAMES.passport] };
}

/** The check lists of the settings in one language. */
function pointsIn(lang: Lang): Readonly<Record<CheckedDocument, readonly CheckPoint[]>> {
  const lists = ([...DOCUMENT_TYPES, 'identity_card'] as const).map((type) => [
    type,
    site.documentChecks[type].map((point) => ({ id: point.id, label: point[lang] })),
  ]);
  return Object.fromEntries(lists) as Record<CheckedDocument, CheckPoint[]>;
}

export interface CheckPoint {
  id: string;
  label: string;
}

export type DocumentTexts = ReturnType<typeof documentTexts>;
