import type { Lang } from '#contract/languages.ts';
import type { RowRefusal } from '#contract/matching/assignment-rules.ts';
import type { Exclusion } from '#contract/matching/matching.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { requirementTexts } from '#src/nouns/requirement/requirement.text.ts';
import { roomText } from '../room.text.ts';

export const adminAssignmentTitle = { de: 'Saison zuordnen', en: 'Assign the season' };

const page = {
  ...roomText,
  title: { de: 'Saison zuordnen', en: 'Assign the season' },
  back: { de: 'Vermittlung', en: 'Placements' },
  lead: {
    de: 'Verteilt alle, die noch keinen Platz haben, so auf alle offenen Plätze, dass die Summe der Punkte so hoch wie möglich ist. Jede Person bekommt höchstens einen Platz. Erst was angenommen ist, wird dem Arbeitgeber vorgeschlagen.',
    en: 'Gives all open places to those who have none yet, so that the sum of points is as high as possible. Nobody gets more than one place. Only what is accepted is proposed to the employer.',
  },
  propose: { de: 'Zuordnung vorschlagen', en: 'Propose an assignment' },
  again: { de: 'Neu rechnen', en: 'Calculate again' },
  counting: { de: 'Wird gerechnet…', en: 'Calculating…' },
  countingText: {
    de: 'Das dauert einige Sekunden. Wenn Sie die Seite verlassen, steht der Vorschlag später hier.',
    en: 'This takes a few seconds. If you leave the page, the proposal will be here later.',
  },
  none: { de: 'Noch kein Vorschlag', en: 'No proposal yet' },
  noneText: {
    de: 'Ein Vorschlag ändert nichts. Er steht hier Zeile für Zeile, bevor etwas entschieden wird.',
    en: 'A proposal changes nothing. It is shown here row by row before anything is decided.',
  },
  countedAt: { de: 'Gerechnet am {time}.', en: 'Calculated on {time}.' },
  points: { de: 'Punkte zusammen', en: 'points in all' },
  pointsMore: { de: '{count} mehr als der Reihe nach', en: '{count} more than in turn' },
  pointsSame: { de: 'ebenso viele wie der Reihe nach', en: 'as many as in turn' },
  filled: { de: 'von {places} offenen Plätzen besetzt', en: 'of {places} open places filled' },
  filledInTurn: { de: 'der Reihe nach: {count}', en: 'in turn: {count}' },
  people: { de: 'Personen ohne Platz', en: 'people without a place' },
  peopleText: { de: 'offene Bedarfe: {count}', en: 'open requirements: {count}' },
  inTurnTitle: { de: 'Was heißt „der Reihe nach“?', en: 'What does “in turn” mean?' },
  inTurnText: {
    de: 'Der älteste Bedarf nimmt sich die Besten, dann der nächste und so weiter. Das dient nur zum Vergleich; vorgeschlagen wird die höhere Summe.',
    en: 'The oldest requirement takes the best people, then the next one, and so on. It is only there for comparison; the higher sum is proposed.',
  },
  isPart: {
    de: 'Es gibt mehr als {places} offene Plätze. Dieser Vorschlag füllt die der ältesten Bedarfe; rechnen Sie danach neu.',
    en: 'There are more than {places} open places. This proposal fills those of the oldest requirements; calculate again afterwards.',
  },
  rows: { de: 'Vorschlag', en: 'Proposal' },
  byRow: { de: 'Wer wohin soll', en: 'Who goes where' },
  counts: {
    de: '{open} offen, {accepted} angenommen, {refused} nicht mehr möglich',
    en: '{open} open, {accepted} accepted, {refused} no longer possible',
  },
  person: { de: 'Person', en: 'Person' },
  requirement: { de: 'Bedarf', en: 'Requirement' },
  days: { de: 'Einsatz', en: 'Placement' },
  score: { de: 'Punkte', en: 'Points' },
  parts: {
    de: 'Termine {dates}, Deutsch {level}, Wunsch {field}, Unterlagen {documents}',
    en: 'dates {dates}, German {level}, wish {field}, documents {documents}',
  },
  inTurn: { de: 'Der Reihe nach', en: 'In turn' },
  inTurnSame: { de: 'derselbe Platz', en: 'the same place' },
  inTurnNone: { de: 'kein Platz', en: 'no place' },
  inTurnPoints: { de: '{score} Punkte', en: '{score} points' },
  act: { de: 'Entscheidung', en: 'Decision' },
  accept: { de: 'Annehmen', en: 'Accept' },
  acceptOne: { de: '{person} annehmen', en: 'Accept {person}' },
  accepted: { de: 'Angenommen', en: 'Accepted' },
  notPossible: { de: 'Nicht mehr möglich', en: 'No longer possible' },
  all: { de: 'Alle offenen annehmen ({count})', en: 'Accept all open rows ({count})' },
  allTitle: { de: 'Alle offenen Zeilen annehmen?', en: 'Accept all open rows?' },
  allText: {
    de: 'Jeder Arbeitgeber bekommt seine Vorschläge ohne Namen und eine E-Mail. Was sich seit dem Rechnen geändert hat, wird ausgelassen.',
    en: 'Each employer gets its proposals without names, and an e-mail. Whatever has changed since the calculation is left out.',
  },
  accepting: { de: 'Wird angenommen… noch {count}', en: 'Accepting… {count} left' },
  stop: { de: 'Anhalten', en: 'Stop' },
  doneOne: { de: 'Vorgeschlagen. Der Arbeitgeber bekommt eine E-Mail.', en: 'Proposed. The employer gets an e-mail.' },
  doneMany: {
    de: '{count} vorgeschlagen. Die Arbeitgeber bekommen eine E-Mail.',
    en: '{count} proposed. The employers get an e-mail.',
  },
  someRefused: {
    de: '{count} nicht mehr möglich; der Grund steht in der Zeile.',
    en: '{count} no longer possible; the reason is in the row.',
  },
  nothing: { de: 'Nichts zu verteilen', en: 'Nothing to assign' },
  nothingText: {
    de: 'Es gibt gerade keinen offenen Platz, für den jemand geeignet und frei ist.',
    en: 'There is no open place at the moment for which somebody fits and is free.',
  },
  gaps: { de: 'Plätze, die leer bleiben', en: 'Places that stay empty' },
  gapsMore: { de: 'Die ersten {count} von {all}.', en: 'The first {count} of {all}.' },
  gapOf: { de: '{empty} von {places} leer', en: '{empty} of {places} empty' },
  gapNobody: { de: 'Niemand ist geeignet.', en: 'Nobody fits.' },
  gapElsewhere: {
    de: 'Geeignet: {fitting}. Wer hier fehlt, bringt anderswo mehr Punkte.',
    en: 'Suitable: {fitting}. Whoever is missing here brings more points elsewhere.',
  },
  gapExcluded: { de: 'Ausgeschlossen: {reasons}.', en: 'Kept out: {reasons}.' },
  pages: { de: 'Weitere Zeilen', en: 'More rows' },
} satisfies Texts;

const refusals = {
  'requirement-changed': {
    de: 'Der Bedarf wurde geändert oder geschlossen.',
    en: 'The requirement was changed or closed.',
  },
  'requirement-unlawful': {
    de: 'Lohn oder Arbeitszeiten des Bedarfs sind nicht zulässig.',
    en: 'Pay or working hours of the requirement are not lawful.',
  },
  'requirement-begun': { de: 'Der erste Tag ist schon vorbei.', en: 'The first day has passed.' },
  'requirement-full': { de: 'Der Bedarf hat keinen freien Platz mehr.', en: 'The requirement has no free place left.' },
  'candidate-changed': {
    de: 'Die Angaben der Person haben sich geändert, oder sie nimmt nicht mehr teil.',
    en: 'The person’s details have changed, or they no longer take part.',
  },
  'candidate-placed': {
    de: 'Die Person ist inzwischen anderswo vorgeschlagen oder hat einen Platz.',
    en: 'The person has been proposed elsewhere meanwhile, or has a place.',
  },
  'match-over': {
    de: 'Für diesen Bedarf wurde die Person schon abgelehnt oder hat abgesagt.',
    en: 'For this requirement the person was refused already, or declined.',
  },
} satisfies Texts & Record<RowRefusal, unknown>;

const exclusions = {
  dates: { de: '{count} wegen der Termine', en: '{count} because of their dates' },
  level: { de: '{count} wegen des Deutsch-Niveaus', en: '{count} because of their German' },
  'days-left': { de: '{count} wegen verbrauchter Kalendertage', en: '{count} because of calendar days used up' },
  passport: { de: '{count} wegen des Reisepasses', en: '{count} because of their passport' },
  taken: { de: '{count} anderswo beschäftigt', en: '{count} working elsewhere' },
} satisfies Texts & Record<Exclusion, unknown>;

export function adminAssignmentTexts(lang: Lang) {
  return {
    ...say({ ...page, refusals, exclusions }, lang),
    names: requirementTexts(lang),
  };
}
export type AdminAssignmentTexts = ReturnType<typeof adminAssignmentTexts>;
