import { LAW } from '#contract/employment-contracts/law.ts';
import type { Lang } from '#contract/languages.ts';
import { WORK_FAULTS } from '#contract/work-fault.text.ts';
import { site } from '#site';
import { aroundFormText } from '#src/i18n/form.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { housingNames } from '#src/nouns/employer/employer.text.ts';
import { contractTexts } from '#src/nouns/employment-contract/contract.text.ts';
import { requirementTexts, workFields } from '#src/nouns/requirement/requirement.text.ts';
import { EVENT_NAMES } from '../log/event-names.text.ts';
import { listText, roomText, stateListText } from '../room.text.ts';
import { viewerTexts } from '../viewer/viewer.text.ts';
import { contractsManyTexts } from './contracts-many.text.ts';

export const adminContractsTitle = { de: 'Verträge verwalten', en: 'Manage contracts' };

const page = {
  ...roomText,
  ...listText,
  ...stateListText,
  title: { de: 'Verträge', en: 'Contracts' },
  lead: {
    de: 'Aus jeder Zusage wird ein Entwurf; geprüft geht er an beide Seiten. Die neuesten zuerst.',
    en: 'Each confirmed place becomes a draft; once checked, it goes to both sides. Newest first.',
  },
  toPlacements: { de: 'Vermittlung', en: 'Placements' },
  allContracts: { de: 'Alle Verträge', en: 'All contracts' },
  searchHint: {
    de: 'Name, E-Mail, Telefon, Firma oder Nummer (V-, WS-, K-)',
    en: 'Name, e-mail, phone, company or number (V-, WS-, K-)',
  },
  left: { de: 'Bewerbung beendet', en: 'Application ended' },
  toCheck: { de: 'Exemplar zu prüfen', en: 'Copy to check' },
  toCheckBoth: { de: 'Beide Exemplare zu prüfen', en: 'Both copies to check' },
  toExchange: { de: 'Papier oder Exemplar fehlt', en: 'Paper or copy missing' },
  sent: { de: 'Noch kein Exemplar angenommen', en: 'No copy accepted yet' },
  active: { de: 'Beide Exemplare angenommen, noch nicht in Kraft', en: 'Both copies accepted, not in force yet' },
  asked: { de: 'Bitte oder Fehlen zu klären', en: 'Request or absence to settle' },
  underpaid: { de: 'Unter dem Mindestlohn', en: 'Below the minimum wage' },
  dueWage: { de: 'fällig: {due} € statt {wage} € je Stunde', en: 'due: €{due} instead of €{wage} an hour' },
  untranslated: { de: 'Schichten nur auf Deutsch', en: 'Shifts in German only' },
  contract: { de: 'Vertrag', en: 'Contract' },
  sides: { de: 'Firma und Person', en: 'Company and person' },
  days: { de: 'Zeitraum', en: 'Period' },
  changed: { de: 'Geändert', en: 'Changed' },
  empty: { de: 'Keine Verträge', en: 'No contracts' },
  emptyState: {
    de: 'Zu dieser Auswahl gibt es gerade keinen Vertrag.',
    en: 'There is no contract for this choice at the moment.',
  },
  emptyText: {
    de: 'Hier ist gerade kein Vertrag. Aus jeder Zusage wird einer.',
    en: 'There is no contract here at the moment. Each confirmed place becomes one.',
  },
  gone: { de: 'Vertrag nicht gefunden', en: 'Contract not found' },
  pages: { de: 'Weitere Verträge', en: 'More contracts' },
  wantedTitle: { de: 'Zusagen ohne Vertrag', en: 'Confirmed places without a contract' },
  confirmed: { de: 'zugesagt am {date}', en: 'confirmed on {date}' },
  make: { de: 'Vertrag entwerfen', en: 'Draft the contract' },
  wantedMore: { de: 'Ältere Zusagen zeigen', en: 'Show older ones' },
  notSaved: { de: 'Das wurde nicht gespeichert', en: 'This was not saved' },
} satisfies Texts;

const detail = {
  actTitle: { de: 'Was zu tun ist', en: 'What can be done' },
  overdue: {
    de: 'Beide lesen, dass sie jetzt nichts mehr unterschreiben sollen. Klären Sie es mit ihnen: Ändern Sie die Tage, oder ziehen Sie den Vertrag zurück. Haben die beiden das Papier vorher ausgetauscht, halten Sie unten den Tag fest.',
    en: 'Both read that they should not sign anything any more. Settle it with them: change the days, or cancel the contract. If the two exchanged the paper before, note the day below.',
  },
  missing: {
    de: 'Es fehlt noch: {names}. Danach lässt sich der Vertrag senden.',
    en: 'Still missing: {names}. Then the contract can be sent.',
  },
  missing_company: { de: 'Name der Firma', en: 'name of the company' },
  missing_name: { de: 'Name der Person', en: 'name of the person' },
  missing_born_on: { de: 'Geburtsdatum der Person', en: 'date of birth of the person' },
  missing_site: { de: 'Arbeitsort', en: 'place of work' },
  missing_starts_on: { de: 'Beginn', en: 'start' },
  missing_ends_on: { de: 'Ende', en: 'end' },
  missing_housing_euro: { de: 'Preis des Zimmers, unter „Ändern“', en: 'price of the room, by “Change”' },
  missing_shifts_en: { de: 'Schichten auf Englisch, unter „Ändern“', en: 'shifts in English, by “Change”' },
  untranslatedHelp: {
    de: '„Ändern“ macht daraus eine neue Fassung mit englischen Schichten, die beide unterschreiben.',
    en: '“Change” makes a new version with shifts in English, which both sign.',
  },
  send: { de: 'An beide Seiten senden', en: 'Send to both sides' },
  change: { de: 'Ändern', en: 'Change' },
  signed: LAW.signedByBoth.text,
  cancelContract: { de: 'Vertrag zurückziehen', en: 'Cancel the contract' },
  nothing: { de: 'Hier ist nichts mehr zu tun.', en: 'There is nothing left to do here.' },
  paper: { de: 'PDF ansehen', en: 'View the PDF' },
  sentNews: { de: 'Gesendet. Beide Seiten bekommen eine E-Mail.', en: 'Sent. Both sides get an e-mail.' },
  changedNews: { de: 'Die Änderung ist gespeichert.', en: 'The change is saved.' },
  cancelledNews: { de: 'Der Vertrag ist zurückgezogen.', en: 'The contract is cancelled.' },
  cancelTitle: { de: 'Vertrag zurückziehen?', en: 'Cancel the contract?' },
  keepContract: { de: 'Vertrag behalten', en: 'Keep the contract' },
  cancelText: {
    de: 'Beide Seiten bekommen den Grund per E-Mail, wenn der Vertrag schon gesendet war. Das lässt sich nicht zurücknehmen.',
    en: 'Both sides get the reason by e-mail if the contract was sent already. This cannot be undone.',
  },
  reason: { de: 'Grund', en: 'Reason' },
  reasonHint: { de: 'Beide Seiten lesen ihn.', en: 'Both sides read it.' },
  reasonMissing: { de: 'Bitte geben Sie einen Grund an.', en: 'Please give a reason.' },
  reviewTitle: { de: 'Unterschriebene Exemplare prüfen', en: 'Check the signed copies' },
  reviewText: {
    de: 'Ein Exemplar zählt erst, wenn es angenommen ist. Bis dahin sieht es nur, wer es gesendet hat.',
    en: 'A copy counts once it is accepted. Until then nobody but its sender sees it.',
  },
  reviewPoints: {
    de: 'Ist es dieser Vertrag, mit dieser Nummer und Fassung? Sind alle Seiten da? Hat {name} unterschrieben?',
    en: 'Is it this contract, with this number and version? Are all pages there? Has {name} signed?',
  },
  nextToCheck: { de: 'Nächstes Exemplar prüfen', en: 'Check the next copy' },
  accept: { de: 'Exemplar annehmen', en: 'Accept the copy' },
  notAccepted: {
    de: 'Annehmen lässt sich das Exemplar nicht: Was im Vertrag steht, ist nicht zulässig. Warum, steht weiter unten.',
    en: 'The copy cannot be accepted: what the contract says is not lawful. The reason is further down.',
  },
  giveBack: { de: 'Zurückgeben', en: 'Send it back' },
  takeBack: { de: 'Doch zurückgeben', en: 'Send it back after all' },
  acceptedNews: { de: 'Das Exemplar ist angenommen.', en: 'The copy is accepted.' },
  returnedNews: {
    de: 'Zurückgegeben. Wer es gesendet hat, erfährt es per E-Mail, ein Arbeitgeber am nächsten Werktag, und liest Ihren Grund.',
    en: 'Sent back. Its sender is told by e-mail, an employer on the next working day, and reads your reason.',
  },
  returnTitle: { de: 'Exemplar zurückgeben?', en: 'Send the copy back?' },
  returnText: {
    de: 'Wer es gesendet hat, erfährt es per E-Mail, ein Arbeitgeber am nächsten Werktag, liest den Grund und lädt ein neues Exemplar hoch. Dieses bleibt hier erhalten.',
    en: 'Its sender is told by e-mail, an employer on the next working day, reads the reason and uploads a new copy. This one is kept here.',
  },
  returnHint: { de: 'Der Absender liest ihn.', en: 'The sender reads it.' },
  keep: { de: 'Abbrechen', en: 'Cancel' },
  lifeTitle: { de: 'Papier, Bitten und Ende', en: 'Paper, requests and end' },
  mark: { de: 'Festhalten', en: 'Note it' },
  markDay: { de: '{what}: Tag', en: '{what}: day' },
  unmark: { de: 'Zurücknehmen', en: 'Take it back' },
  markedNews: { de: 'Das ist festgehalten.', en: 'This is noted.' },
  asked_change: { de: '{who} bittet um eine Änderung ({date})', en: 'The {who} asks for a change ({date})' },
  asked_wage: {
    de: '{who} hat den Lohn beim Bedarf erhöht ({date})',
    en: 'The {who} has raised the wage of the requirement ({date})',
  },
  asked_end: {
    de: '{who} möchte den Vertrag beenden ({date})',
    en: 'The {who} would like to end the contract ({date})',
  },
  answer: { de: 'Antworten', en: 'Answer' },
  answerTitle: { de: 'Bitte beantworten', en: 'Answer the request' },
  answerText: LAW.answerEnds.text,
  answerLabel: { de: 'Ihre Antwort', en: 'Your answer' },
  answerHint: { de: 'Nur die Seite, die gefragt hat, liest sie.', en: 'Only the side that has asked reads it.' },
  answerMissing: { de: 'Bitte schreiben Sie eine Antwort.', en: 'Please write an answer.' },
  answeredNews: { de: 'Beantwortet. Die Seite bekommt eine E-Mail.', en: 'Answered. The side gets an e-mail.' },
  end: { de: 'Ende auf Papier festhalten', en: 'Note an end on paper' },
  endTitle: { de: 'Sie beenden nichts, Sie halten fest', en: 'You end nothing, you only note the end' },
  endText: LAW.noteEnd.text,
  endedBy: { de: 'Wer beendet ihn?', en: 'Who ends it?' },
  ground: { de: 'Wie?', en: 'How?' },
  paperOn: { de: 'Tag des Papiers', en: 'Day of the paper' },
  lastDay: { de: 'Letzter Tag', en: 'Last day' },
  endsAtOnce: { de: 'Damit ist der Vertrag sofort zu Ende', en: 'The contract is over at once' },
  endsAtOnceText: {
    de: 'Der letzte Tag liegt vor heute oder vor dem Beginn. Beide Seiten bekommen eine E-Mail, und der Tag lässt sich danach nicht mehr berichtigen.',
    en: 'The last day lies before today or before the beginning. Both sides get an e-mail, and the day cannot be corrected afterwards.',
  },
  whichPaper: { de: 'Welches Papier, und wo liegt es?', en: 'Which paper, and where is it?' },
  whichPaperHint: { de: 'Beide Seiten lesen das.', en: 'Both sides read this.' },
  endSave: { de: 'Ende festhalten', en: 'Note the end' },
  leftFreeTitle: LAW.leftFree.text,
  leftFree: {
    de: 'Auf dem Papier bleibt dafür je eine Zeile frei.',
    en: 'The paper leaves a line free for each.',
  },
  unsaved: {
    de: 'Im Formular stehen Änderungen, die nicht gespeichert sind. Speichern Sie zuerst, oder brechen Sie das Ändern ab.',
    en: 'The form holds changes that are not saved. Save them first, or stop changing.',
  },
  formTitle: { de: 'Vertrag ändern', en: 'Change the contract' },
  formDraft: { de: 'Noch hat niemand den Entwurf gesehen.', en: 'Nobody has seen the draft yet.' },
  formSent: {
    de: 'Der Vertrag ist gesendet. Eine Änderung wird eine neue Fassung: Beide bekommen eine E-Mail und unterschreiben neu.',
    en: 'The contract was sent. A change becomes a new version: both get an e-mail and sign anew.',
  },
  save: { de: 'Änderung speichern', en: 'Save the change' },
  unlawfulHelp: {
    de: '„Ändern“ berichtigt das; ein gesendeter Vertrag bekommt eine neue Fassung.',
    en: '“Change” corrects this; a contract that was sent gets a new version.',
  },
  raised: LAW.wageDue.text,
  raisedTitle: { de: 'Höherer Lohn', en: 'Higher wage' },
  site: { de: 'Arbeitsort', en: 'Place of work' },
  week_hours: { de: 'Wochenstunden', en: 'Hours a week' },
  housing: { de: 'Unterkunft vom Arbeitgeber', en: 'Housing from the employer' },
  housingHint: {
    de: 'Nötig, wenn der Arbeitgeber ein Zimmer stellt; 0 für kostenlos.',
    en: 'Needed if the employer provides a room; 0 for free of charge.',
  },
  whereShifts: { de: '(nötig, wenn der Vertrag Schichten nennt)', en: '(needed if the contract names shifts)' },
  break_minutes: { de: 'Pause am Tag (Minuten)', en: 'Break a day (minutes)' },
  ...workFields,
  pay_day: { de: 'Auszahlung bis zum Tag des folgenden Monats', en: 'Paid by this day of the following month' },
  leave_days: { de: 'Urlaubstage in dieser Zeit', en: 'Days of leave in this time' },
  notice_weeks: { de: 'Kündigungsfrist (Wochen)', en: 'Notice (weeks)' },
  noticeHint: LAW.noNotice.text,
  tariffs: { de: 'Tarifverträge, Betriebs- oder Dienstvereinbarungen', en: 'Collective and works agreements' },
  tax: { de: 'Lohnsteuer', en: 'Wage tax' },
  flatTooLong: LAW.flatTax.text,
  flatTooLongTitle: { de: 'Steuer prüfen', en: 'Check the tax' },
  employer_address: { de: 'Anschrift des Arbeitgebers', en: 'Address of the employer' },
  representative: { de: 'Wer für den Arbeitgeber unterschreibt', en: 'Who signs for the employer' },
  candidate_address: { de: 'Anschrift der Person', en: 'Address of the person' },
  optional: { de: '(freiwillig)', en: '(optional)' },
  versionsTitle: { de: 'Fassungen', en: 'Versions' },
  version: { de: 'Fassung {version}', en: 'Version {version}' },
  sentOn: { de: 'gesendet am {date}', en: 'sent on {date}' },
  unsent: { de: 'nicht gesendet', en: 'not sent' },
  acknowledgedOn: { de: 'Kosten bestätigt am {date}', en: 'costs acknowledged on {date}' },
  historyTitle: { de: 'Verlauf', en: 'History' },
  byCandidate: { de: 'Kandidat/in', en: 'Candidate' },
  system: { de: 'System', en: 'System' },
} satisfies Texts;

const airside = {
  airside_unanswered: {
    de: 'Sicherheitsbereich: Beim Bedarf fehlt die Zusage der Behörde, Menschen aus Äthiopien zu überprüfen, und für diese Person ist keine Überprüfung festgehalten.',
    en: 'Airside: the requirement lacks the authority’s word that it checks people from Ethiopia, and no check of this person is noted.',
  },
  airside_refused: {
    de: 'Sicherheitsbereich: Die Behörde überprüft niemanden aus Äthiopien, und für diese Person ist keine Überprüfung festgehalten. Klären Sie mit beiden Seiten, wie es weitergeht.',
    en: 'Airside: the authority does not check people from Ethiopia, and no check of this person is noted. Settle with both sides how it goes on.',
  },
} satisfies Texts;

export function adminContractsTexts(lang: Lang) {
  // Looked up by the server's own words, of which there may be new ones.
  const own = Object.entries(EVENT_NAMES).filter(([name]) => name === 'undo' || name.startsWith('contract-'));
  const { unlawful, lowWage, longHours } = requirementTexts(lang).lines;
  const acts: Readonly<Record<string, string>> = say(Object.fromEntries(own), lang);
  return {
    ...say({ ...page, detail, housing: housingNames }, lang),
    form: say({ ...aroundFormText, refusedTitle: page.notSaved }, lang),
    acts,
    work: { unlawful, lowWage, longHours, ...say({ ...WORK_FAULTS, ...airside }, lang) },
    contracts: contractTexts(lang, site.contracts.readByCounselOn),
    viewer: viewerTexts(lang),
    many: contractsManyTexts(lang),
  };
}
export type AdminContractsTexts = ReturnType<typeof adminContractsTexts>;
