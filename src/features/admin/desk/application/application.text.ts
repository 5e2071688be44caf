import { STATUS_NAMES } from '#contract/desk/queue.text.ts';
import type { Lang } from '#contract/languages.ts';
import type { DocumentType, ReviewState } from '#contract/model/document.ts';
import { STAKE_SENTENCES } from '#contract/model/stakes.text.ts';
import { site } from '#site';
import { oneStatusUnknownTexts } from '#src/i18n/status-unknown.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { roomText } from '../../room.text.ts';
import { type DocumentTexts, documentTexts } from '../documents/documents.text.ts';
import { envelopeText } from '../envelope/envelope.text.ts';
import { actText, writeIn } from './acts.text.ts';
import { eraseTexts } from './erase.text.ts';
import { originalsText } from './originals.text.ts';
import { personalTexts } from './personal.text.ts';
import { poolTexts } from './pool.text.ts';
import { timelineTexts } from './timeline.text.ts';
import { undeliveredTexts } from './undelivered.text.ts';

const text = {
  ...roomText,
  label: { de: 'Entscheidung', en: 'Decision' },
  loading: { de: 'Bewerbung wird geladen …', en: 'Loading the application …' },
  notFound: { de: 'Diese Bewerbung gibt es nicht.', en: 'There is no such application.' },
  notFoundText: {
    de: 'Sie wurde gelöscht, oder die Adresse ist vertippt. Suchen Sie nach Name oder Nummer.',
    en: 'It was deleted, or its address is mistyped. Search for the name or number.',
  },
  toQueue: { de: 'Zur Warteschlange', en: 'To the queue' },
  failedTitle: { de: 'Die Bewerbung konnte nicht geladen werden', en: 'The application could not be loaded' },
  partner: { de: 'Partner', en: 'Partner' },
  noPartner: { de: 'keiner', en: 'none' },
  received: { de: 'eingegangen am {date}', en: 'received on {date}' },
  inSeason: { de: 'Saison: {de}', en: 'season: {en}' },
  inNextSeason: { de: 'für die nächste Saison', en: 'for the next season' },
  wishes: { de: 'möchte in: {de}', en: 'asks for: {en}' },
  wishHow: {
    de: 'Zum Antworten wählen Sie „In andere Saison…“; zum Ablehnen kreuzen Sie sie in der Liste an und wählen „Wunsch ablehnen“.',
    en: 'To answer, choose “To another season…”; to decline, tick it in the list and choose “Decline the wish”.',
  },
  hasAccount: { de: 'mit Konto', en: 'has an account' },
  nameByHand: {
    de: 'auf Papieren bleibt die Zeile des Namens frei: kein Druck dieser Schrift',
    en: 'papers leave the line of the name empty: these letters cannot be printed',
  },
  waits: { de: 'Zu prüfen seit {date}', en: 'To review since {date}' },
  waitsForOriginals: { de: 'Originale unterwegs seit {date}', en: 'Originals on their way since {date}' },
  readyToComplete: { de: 'Alle Originale sind da', en: 'All originals are here' },
  waitsForCorrection: { de: 'Bitte um Berichtigung seit {date}', en: 'Asks for a correction since {date}' },
  waitsForSeason: { de: 'Bitte um eine andere Saison', en: 'Asks for another season' },
  waitsForNothing: {
    de: 'Im Moment ist hier nichts zu entscheiden.',
    en: 'There is nothing to decide here at the moment.',
  },
  heldTitle: { de: 'Angehalten seit {date}', en: 'On hold since {date}' },
  heldUntil: { de: '{said}, wieder da am {date}', en: '{said}, back on {date}' },
  waitsForHold: { de: 'Wieder vorgelegt seit {date}', en: 'Due again since {date}' },
  duplicatesTitle: { de: 'Vielleicht dieselbe Person', en: 'Perhaps the same person' },
  changedTitle: { de: 'Inzwischen hat sich etwas geändert', en: 'Something has changed meanwhile' },
  changedText: {
    de: 'Ihre Entscheidung ist nicht gespeichert. Sehen Sie sich an, was neu ist, und entscheiden Sie dann noch einmal. Was Sie geschrieben haben, steht noch da.',
    en: 'Your decision was not saved. Look at what is new, then decide again. What you have written is still there.',
  },
  documents: { de: 'Unterlagen', en: 'Documents' },
  follows: { de: 'folgt bis {date}', en: 'follows by {date}' },
  missing: { de: 'fehlt', en: 'missing' },
  removed: { de: 'gelöscht am {date}', en: 'deleted on {date}' },
  blocked: { de: 'Vorher fehlt noch: {documents}.', en: 'Needed first: {documents}.' },
  unseen: {
    de: 'Noch nicht angesehen: {documents}. Freigegeben wird nur, was Sie hier gesehen haben.',
    en: 'Not looked at yet: {documents}. Only what you have seen here is approved.',
  },
  originalsOpen: { de: 'Nicht alle Originale sind da.', en: 'Not all originals are here.' },
  history: { de: 'Verlauf', en: 'History' },
  notes: { de: 'Notizen', en: 'Notes' },
  noteLabel: { de: 'Neue Notiz', en: 'New note' },
  noteHint: {
    de: 'Auf der eigenen Seite liest die Person das nicht, in der Kopie ihrer Daten schon.',
    en: 'The person does not read this on their own page, but does in the copy of their data.',
  },
  noteMissing: { de: 'Bitte schreiben Sie zuerst etwas.', en: 'Please write something first.' },
  addNote: { de: 'Notiz speichern', en: 'Save the note' },
  recorded: {
    de: 'Jede Entscheidung wird mit Name und Uhrzeit festgehalten.',
    en: 'Every decision is recorded with name and time.',
  },
  close: { de: 'Meldung schließen', en: 'Close message' },
} satisfies Texts;

const reviews = {
  pending: { de: 'zu prüfen', en: 'to review' },
  accepted: { de: 'angenommen', en: 'accepted' },
  to_replace: { de: 'zurückgegeben', en: 'sent back' },
  /** Of an application that has ended. */
  unreviewed: { de: 'nicht geprüft', en: 'not reviewed' },
} satisfies Texts & Record<ReviewState, unknown>;

const signs = {
  email: { de: 'gleiche E-Mail', en: 'same e-mail' },
  mailbox: { de: 'gleiches Postfach, anders geschrieben', en: 'same mailbox, written otherwise' },
  phone: { de: 'gleiche Telefonnummer', en: 'same phone' },
  name: { de: 'gleicher Name', en: 'same name' },
  spelling: { de: 'ein Buchstabe im Namen anders', en: 'one letter of the name differs' },
  file: { de: 'gleiche Datei', en: 'same file' },
} satisfies Texts;

/** A ready reason, as the admin reads it; the applicant reads it in their own language. */
export interface ReadyReason {
  key: string;
  text: string;
  /** The documents for which it is offered; empty: all. */
  documents: readonly DocumentType[];
}

/** Which language an applicant reads. */
const reads = {
  de: { de: 'liest Deutsch', en: 'reads German' },
  en: { de: 'liest Englisch', en: 'reads English' },
} satisfies Texts & Record<Lang, unknown>;

export type ApplicationTexts = ReturnType<typeof applicationTexts>;

export function applicationTexts(lang: Lang) {
  return {
    ...say({ ...text, reads, statuses: STATUS_NAMES, reviews, signs, stakes: STAKE_SENTENCES }, lang),
    ...say({ acts: { ...actText, writeIn }, originals: originalsText, envelope: envelopeText }, lang),
    pool: poolTexts(lang),
    personal: personalTexts(lang),
    erase: eraseTexts(lang),
    timeline: timelineTexts(lang),
    undelivered: undeliveredTexts(lang),
    statusUnknown: oneStatusUnknownTexts(lang),
    documentPane: documentTexts(lang) as DocumentTexts,
    sendBackReasons: site.reasons.sendBack.map(
      ({ key, text: sentence, documents }): ReadyReason => ({ key, documents, text: sentence[lang] }),
    ),
    rejectReasons: site.reasons.reject.map(
      ({ key, text: sentence }): ReadyReason => ({ key, documents: [], text: sentence[lang] }),
    ),
  };
}
