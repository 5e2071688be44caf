import type { Lang } from '#contract/languages.ts';
import type { Exclusion } from '#contract/matching/matching.ts';
import { manyBar, manyDialog } from '#src/i18n/many.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { matchStates } from '#src/nouns/match/match.text.ts';
import { chooseTexts } from '../requirements/choose.text.ts';

export const employerMatchesTitle = { de: 'Vorschläge für Ihren Bedarf', en: 'Proposals for your requirement' };

const page = {
  matching: { de: 'Suche nach Vorschlägen', en: 'Matching' },
  never: {
    de: 'Die Suche vergleicht alle Kandidaten mit diesem Bedarf. Die besten werden Ihnen vorgeschlagen, die anderen kommen auf die Warteliste.',
    en: 'Matching compares all candidates with this requirement. The best are proposed to you, the others go on the waiting list.',
  },
  ran: {
    de: '{ranked} von {candidates} passen, zuletzt verglichen am {date} Uhr.',
    en: '{ranked} of {candidates} fit, last compared on {date}.',
  },
  ranOne: {
    de: '1 von {candidates} passt, zuletzt verglichen am {date} Uhr.',
    en: '1 of {candidates} fits, last compared on {date}.',
  },
  again: {
    de: 'Eine neue Suche nimmt neue Kandidaten auf und ordnet die Warteliste neu. Wer schon vorgeschlagen ist, bleibt.',
    en: 'Matching again takes in new candidates and ranks the waiting list anew. Whoever is proposed already stays.',
  },
  start: { de: 'Vorschläge suchen', en: 'Start matching' },
  startAgain: { de: 'Vorschläge neu suchen', en: 'Start matching again' },
  notVetted: {
    de: 'Vorschläge lassen sich suchen, sobald wir Ihre Firma geprüft haben.',
    en: 'Matching is possible once we have vetted your company.',
  },
  notOpen: {
    de: 'Vorschläge lassen sich suchen, solange der Bedarf gemeldet ist.',
    en: 'Matching is possible as long as the requirement is open.',
  },
  toRequirement: { de: 'Bedarf bearbeiten', en: 'Edit the requirement' },
  working: { de: 'Einen Moment…', en: 'One moment…' },
  places: { de: 'Zugesagte Plätze: {confirmed} von {places}', en: 'Confirmed places: {confirmed} of {places}' },
  excludedTitle: { de: 'Wer nicht passt, und warum', en: 'Who does not fit, and why' },
  proposals: { de: 'Vorschläge', en: 'Proposals' },
  phase: { de: 'Zeigen', en: 'Show' },
  phase_current: { de: 'Aktuell', en: 'Current' },
  phase_waiting: { de: 'Warteliste', en: 'Waiting list' },
  phase_over: { de: 'Beendet', en: 'Ended' },
  none_current: { de: 'Gerade keine Vorschläge', en: 'No proposals right now' },
  none_waiting: { de: 'Niemand auf der Warteliste', en: 'Nobody on the waiting list' },
  none_over: { de: 'Noch nichts beendet', en: 'Nothing has ended yet' },
  unknown: { de: 'Nicht mehr im Pool', en: 'No longer in the pool' },
  points: { de: '{total} von 100 Punkten', en: '{total} of 100 points' },
  part_dates: { de: 'Zeitraum', en: 'Dates' },
  part_level: { de: 'Deutsch', en: 'German' },
  part_field: { de: 'Wunsch', en: 'Wish' },
  part_documents: { de: 'Unterlagen', en: 'Documents' },
  wishes: { de: 'Wünscht sich {work}', en: 'Would like {work}' },
  level: { de: 'Deutsch\u00a0{level}', en: 'German\u00a0{level}' },
  until: { de: 'Ihre Antwort bis {date}', en: 'Your answer by {date}' },
  resting: {
    de: 'Der Vorschlag ruht, bis wir Ihre Firma geprüft haben. Danach haben Sie wieder die ganze Zeit zum Antworten.',
    en: 'The proposal rests until we have vetted your company. After that you have the whole time again to answer.',
  },
  restingAtUs: {
    de: 'Angenommen. Die Freigabe ruht, bis wir Ihre Firma geprüft haben.',
    en: 'Accepted. The release rests until we have vetted your company.',
  },
  answersUntil: { de: 'Antwort der Person bis {date}', en: 'The person answers by {date}' },
  over_refused: { de: 'Von Ihnen nicht angenommen am {date}.', en: 'Not accepted by you on {date}.' },
  over_withheld: { de: 'Von uns zurückgehalten am {date}.', en: 'Withheld by us on {date}.' },
  over_declined: { de: 'Von der Person abgesagt am {date}.', en: 'Declined by the person on {date}.' },
  over_expired: {
    de: 'Ohne Antwort oder Freigabe verfallen am {date}.',
    en: 'Lapsed without an answer or a release on {date}.',
  },
  over_withdrawn: {
    de: 'Beendet am {date}, weil der Bedarf endete oder die Person nicht mehr dabei ist.',
    en: 'Ended on {date}, as the requirement ended or the person no longer takes part.',
  },
  atUs: { de: 'Wir prüfen die Freigabe.', en: 'We are checking the release.' },
  search: { de: 'Suchen', en: 'Search' },
  searchHint: { de: 'Nummer, oder Name nach der Freigabe', en: 'Number, or the name once released' },
  acceptMany: { de: 'Annehmen', en: 'Accept' },
  table: { de: 'Angenommene als Tabelle (CSV)', en: 'Accepted people as a table (CSV)' },
  saving: { de: 'Wird gespeichert…', en: 'Saving…' },
  betterTitle: { de: 'Jemand auf der Warteliste hat mehr Punkte', en: 'Somebody on the waiting list has more points' },
  better: {
    de: 'Auf der Warteliste: {waiting} mit mehr Punkten als Ihr niedrigster offener Vorschlag (bis {most} gegenüber {lowest}). Sobald Sie einen Vorschlag nicht annehmen, rückt von dort die nächste Person nach.',
    en: 'On the waiting list: {waiting} with more points than your lowest open proposal (up to {most} against {lowest}). As soon as you do not accept a proposal, the next person moves up.',
  },
  showWaiting: { de: 'Warteliste zeigen', en: 'Show the waiting list' },
  beyond: {
    de: 'In der Liste stehen höchstens die {kept} mit den meisten Punkten; die anderen, die passen, stehen nicht darin: {beyond}.',
    en: 'The list holds at most the {kept} with the most points; the others who fit are not in it: {beyond}.',
  },
  accept: { de: 'Annehmen', en: 'Accept' },
  refuse: { de: 'Nicht annehmen', en: 'Do not accept' },
  refuseTitle: { de: 'Vorschlag nicht annehmen?', en: 'Do not accept this proposal?' },
  refuseText: {
    de: '{number} kommt für diesen Bedarf dann nicht wieder. Steht noch jemand auf der Warteliste, rückt diese Person nach.',
    en: '{number} will not be proposed again for this requirement. If there is somebody on the waiting list, they move up.',
  },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  accepted: {
    de: 'Angenommen. Nach unserer Freigabe sehen Sie Name und E-Mail-Adresse.',
    en: 'Accepted. Once we have released the person, you see name and e-mail address.',
  },
  refused: { de: 'Nicht angenommen.', en: 'Not accepted.' },
  started: { de: 'Die Suche ist fertig.', en: 'Matching is done.' },
  notDone: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  close: { de: 'Schließen', en: 'Close' },
  pages: { de: 'Weitere Vorschläge', en: 'More proposals' },
  previous: { de: 'Zurück', en: 'Back' },
  next: { de: 'Weiter', en: 'Next' },
} satisfies Texts;

const accept = {
  title: { de: 'Diese Vorschläge annehmen?', en: 'Accept these proposals?' },
  gets: {
    de: 'Diese {count} nehmen Sie an. Nach unserer Freigabe sehen Sie Namen und E-Mail-Adressen. Bis dahin können Sie bei jeder Person noch „Nicht annehmen“ wählen; dann kommt sie für diesen Bedarf nicht wieder.',
    en: 'You accept these {count}. Once we have released them, you see names and e-mail addresses. Until then you can still choose “Do not accept” for each; they will then not be proposed again for this requirement.',
  },
  getsOne: {
    de: 'Diese Person nehmen Sie an. Nach unserer Freigabe sehen Sie Name und E-Mail-Adresse. Bis dahin können Sie noch „Nicht annehmen“ wählen; dann kommt sie für diesen Bedarf nicht wieder.',
    en: 'You accept this person. Once we have released the person, you see name and e-mail address. Until then you can still choose “Do not accept”; they will then not be proposed again for this requirement.',
  },
  act: { de: '{count} annehmen', en: 'Accept {count}' },
  done: { de: '{count} angenommen', en: '{count} accepted' },
} satisfies Texts;

const exclusions = {
  dates: {
    de: 'An zu wenigen Tagen des Zeitraums frei, oder der erste Tag ist vorbei',
    en: 'Free on too few days of the period, or the first day has passed',
  },
  level: { de: 'Deutsch unter dem Mindestniveau', en: 'German below the minimum' },
  'days-left': { de: 'Zu wenige erlaubte Kalendertage übrig', en: 'Too few permitted calendar days left' },
  passport: { de: 'Reisepass nicht lange genug gültig', en: 'Passport not valid for long enough' },
  taken: { de: 'In dieser Zeit schon vermittelt', en: 'Already placed at that time' },
} satisfies Texts & Record<Exclusion, unknown>;

export function employerMatchesTexts(lang: Lang) {
  return {
    ...chooseTexts(lang),
    ...say({ ...page, bar: manyBar, dialog: manyDialog }, lang),
    acts: { accept: say(accept, lang) },
    exclusions: say(exclusions, lang),
    states: matchStates(lang),
  };
}
export type EmployerMatchesTexts = ReturnType<typeof employerMatchesTexts>;
