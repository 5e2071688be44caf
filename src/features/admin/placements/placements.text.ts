import type { Lang } from '#contract/languages.ts';
import { manyBar, manyDialog } from '#src/i18n/many.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { matchStates } from '#src/nouns/match/match.text.ts';
import { requirementTexts } from '#src/nouns/requirement/requirement.text.ts';
import { roomText, stateListText } from '../room.text.ts';

export const adminPlacementsTitle = { de: 'Vermittlung', en: 'Placements' };

const page = {
  ...roomText,
  ...stateListText,
  title: { de: 'Vermittlung', en: 'Placements' },
  contracts: { de: 'Verträge', en: 'Contracts' },
  lead: {
    de: 'Arbeitgeber nehmen Vorschläge ohne Namen an. Erst mit der Freigabe sehen sie Name und E-Mail-Adresse, und die Person bekommt das Angebot.',
    en: 'Employers accept proposals without names. Only the release shows them name and e-mail address, and sends the offer to the person.',
  },
  assignment: { de: 'Saison zuordnen', en: 'Assign the season' },
  matches: { de: 'Vorschläge', en: 'Proposals' },
  searchHint: {
    de: 'Name, E-Mail, Telefon, Firma oder Nummer (WS-, K-)',
    en: 'Name, e-mail, phone, company or number (WS-, K-)',
  },
  candidate: { de: 'Person', en: 'Person' },
  requirement: { de: 'Bedarf', en: 'Requirement' },
  days: { de: 'Einsatz', en: 'Placement' },
  points: { de: 'Punkte', en: 'Points' },
  act: { de: 'Entscheidung', en: 'Decision' },
  since: { de: 'seit {date}', en: 'since {date}' },
  until: { de: 'Antwort bis {date}', en: 'answer by {date}' },
  waitingOf: { de: 'Warteliste dieses Bedarfs', en: 'Waiting list of this requirement' },
  ofNamed: { de: 'Nur für diesen Bedarf: {company}, {work}', en: 'For this requirement only: {company}, {work}' },
  ofOne: { de: 'Nur für einen Bedarf.', en: 'For one requirement only.' },
  showAll: { de: 'Alle Vorschläge zeigen', en: 'Show all proposals' },
  empty: { de: 'Keine Vorschläge', en: 'No proposals' },
  emptyText: {
    de: 'Sobald ein Arbeitgeber Vorschläge sucht, stehen sie hier.',
    en: 'As soon as an employer starts matching, its proposals are here.',
  },
  pages: { de: 'Weitere Vorschläge', en: 'More proposals' },
} satisfies Texts;

const release = {
  title: { de: 'Diese Vorschläge freigeben?', en: 'Release these proposals?' },
  gets: {
    de: 'Diese {count} werden freigegeben: Die Arbeitgeber sehen dann Namen und E-Mail-Adressen, und jede Person bekommt ihr Angebot. Zehn Sekunden lang können Sie es zurücknehmen.',
    en: 'These {count} will be released: employers then see names and e-mail addresses, and each person gets their offer. You can take it back for ten seconds.',
  },
  getsOne: {
    de: 'Diese Person wird freigegeben: Der Arbeitgeber sieht dann Name und E-Mail-Adresse, und sie bekommt ihr Angebot. Zehn Sekunden lang können Sie es zurücknehmen.',
    en: 'This person will be released: the employer then sees name and e-mail address, and they get their offer. You can take it back for ten seconds.',
  },
  act: { de: '{count} freigeben', en: 'Release {count}' },
  done: { de: '{count} freigegeben', en: '{count} released' },
} satisfies Texts;

const decide = {
  release: { de: 'Freigeben', en: 'Release' },
  decide: { de: 'Entscheiden', en: 'Decide' },
  title: { de: 'Was soll geschehen?', en: 'What is to happen?' },
  to_released: { de: 'Freigeben und das Angebot senden', en: 'Release, and send the offer' },
  to_withheld: {
    de: 'Zurückhalten; von der Warteliste rückt jemand nach',
    en: 'Withhold; somebody on the waiting list moves up',
  },
  to_proposed: { de: 'Von der Warteliste vorschlagen', en: 'Propose from the waiting list' },
  to_accepted: { de: 'Für den Arbeitgeber annehmen', en: 'Accept for the employer' },
  to_confirmed: { de: 'Für die Person zusagen', en: 'Confirm for the person' },
  reason: { de: 'Grund', en: 'Reason' },
  reasonHint: { de: 'Der Arbeitgeber liest ihn.', en: 'The employer reads it.' },
  reasonMissing: { de: 'Bitte geben Sie einen Grund an.', en: 'Please give a reason.' },
  mails: {
    de: 'E-Mails dazu (an Arbeitgeber meist erst am nächsten Werktag, mit allem anderen)',
    en: 'Its e-mails (to employers mostly on the next working day, with everything else)',
  },
  noMails: { de: 'Dazu geht keine E-Mail hinaus.', en: 'No e-mail goes out.' },
  mailsLoading: { de: 'Die E-Mails werden geschrieben…', en: 'The e-mails are being written…' },
  mailsAfterReason: {
    de: 'Mit dem Grund sehen Sie hier die E-Mails.',
    en: 'Once you give a reason, you see the e-mails here.',
  },
  go: { de: 'So entscheiden', en: 'Decide this way' },
  notSaved: { de: 'Das wurde nicht gespeichert', en: 'This was not saved' },
  extend: { de: 'Mehr Zeit geben', en: 'Give more time' },
  extended: { de: 'Verlängert. Die E-Mail ist unterwegs.', en: 'Extended. The e-mail is on its way.' },
  done: { de: 'Entschieden.', en: 'Decided.' },
} satisfies Texts;

export function adminPlacementsTexts(lang: Lang) {
  return {
    ...say({ ...page, decision: decide, bar: manyBar, dialog: manyDialog, acts: { release } }, lang),
    states: matchStates(lang),
    names: requirementTexts(lang),
  };
}
export type AdminPlacementsTexts = ReturnType<typeof adminPlacementsTexts>;
