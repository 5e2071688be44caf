import type { Lang } from '#contract/languages.ts';
import { aroundFormText } from '#src/i18n/form.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { employerFields, employerStates, housingNames } from '#src/nouns/employer/employer.text.ts';
import { requirementTexts } from '#src/nouns/requirement/requirement.text.ts';
import { EVENT_NAMES } from '../log/event-names.text.ts';
import { membersCard } from '../members/members-card.text.ts';
import { listText, roomText, stateListText } from '../room.text.ts';

export const adminEmployersTitle = { de: 'Arbeitgeber verwalten', en: 'Manage employers' };

const page = {
  ...roomText,
  ...listText,
  ...stateListText,
  title: { de: 'Arbeitgeber', en: 'Employers' },
  lead: {
    de: 'Jede Firma wird geprüft, bevor sie Bedarf melden kann. Die neuesten zuerst.',
    en: 'Every company is vetted before it can open a requirement. Newest first.',
  },
  allEmployers: { de: 'Alle Arbeitgeber', en: 'All employers' },
  searchHint: {
    de: 'Firma, Person, E-Mail, Telefon oder Registernummer',
    en: 'Company, person, e-mail, phone or register number',
  },
  since: { de: 'Seit', en: 'Since' },
  submittedOn: { de: 'eingereicht am {date}', en: 'submitted on {date}' },
  noCompany: { de: 'Noch ohne Namen', en: 'No name yet' },
  empty: { de: 'Keine Arbeitgeber', en: 'No employers' },
  emptyText: {
    de: 'Hier ist gerade keine Firma. Jede, die sich registriert, steht unter „Alle“.',
    en: 'There is no company here at the moment. Each one that registers is listed under “All”.',
  },
  signUp: { de: 'Seite, auf der sich Arbeitgeber registrieren', en: 'Page on which employers register' },
  gone: { de: 'Arbeitgeber nicht gefunden', en: 'Employer not found' },
  pages: { de: 'Weitere Arbeitgeber', en: 'More employers' },
} satisfies Texts;

const detail = {
  factsTitle: { de: 'Angaben der Firma', en: 'Details of the company' },
  factsText: {
    de: 'So hat es die Firma eingetragen, zum Vergleich mit Handelsregister und Versicherern.',
    en: 'As the company has entered it, to be compared with the commercial register and the insurers.',
  },
  missing: { de: 'fehlt noch', en: 'still missing' },
  requirementsTitle: { de: 'Bedarf', en: 'Requirements' },
  requirementsEmpty: { de: 'Noch kein Bedarf.', en: 'No requirements yet.' },
  correctCheck: { de: 'Antwort der Behörde berichtigen', en: 'Correct the authority’s answer' },
  correctCheckText: {
    de: 'Die Firma bekommt das mit ihrer nächsten Morgen-E-Mail. Nach einem Nein geht für diesen Bedarf nichts weiter.',
    en: 'The company is told in its next morning e-mail. After a no, nothing goes on for this requirement.',
  },
  correctCheckSave: { de: 'Antwort speichern', en: 'Save the answer' },
  pages: { de: 'Weiterer Bedarf', en: 'More requirements' },
  notes: { de: 'Notizen zur Prüfung', en: 'Vetting notes' },
  notesText: { de: 'Nur Admins lesen das.', en: 'Only admins read this.' },
  noteLabel: { de: 'Notiz zur Prüfung', en: 'Note about the vetting' },
  noteHint: {
    de: 'Zum Beispiel: Handelsregister vom 12. Januar verglichen, Versicherung angerufen',
    en: 'Such as: compared with the commercial register of 12 January, called the insurer',
  },
  noteMissing: { de: 'Bitte schreiben Sie, was Sie angesehen haben.', en: 'Please write what you have looked at.' },
  addNote: { de: 'Notiz speichern', en: 'Save the note' },
  historyTitle: { de: 'Verlauf', en: 'History' },
  historyEmpty: { de: 'Noch ist nichts geschehen.', en: 'Nothing has happened yet.' },
  system: { de: 'System', en: 'System' },
  decideTitle: { de: 'Prüfung', en: 'Vetting' },
  waitingText: {
    de: 'Eingereicht am {date}. Nach der Bestätigung kann die Firma Bedarf melden.',
    en: 'Submitted on {date}. Once confirmed, the company can open requirements.',
  },
  newText: {
    de: 'Die Firma hat ihre Angaben noch nicht eingereicht. Danach wird hier entschieden.',
    en: 'The company has not submitted its details yet. It is decided here once it has.',
  },
  vettedText: { de: 'Bestätigt am {date}.', en: 'Confirmed on {date}.' },
  refusedText: { de: 'Am {date} nicht bestätigt. Der Grund:', en: 'Not confirmed on {date}. The reason:' },
  vet: { de: 'Firma bestätigen', en: 'Confirm the company' },
  refuse: { de: 'Nicht bestätigen', en: 'Do not confirm' },
  withdraw: { de: 'Bestätigung zurücknehmen', en: 'Withdraw the confirmation' },
  withdrawTitle: { de: 'Bestätigung zurücknehmen?', en: 'Withdraw the confirmation?' },
  refuseTitle: { de: 'Firma nicht bestätigen?', en: 'Do not confirm the company?' },
  refuseText: {
    de: '{company} bekommt den Grund per E-Mail, kann die Angaben ändern und noch einmal einreichen. Bis dahin liest sie Namen nur, wo beide Seiten unterschrieben haben; andere Verträge ruhen.',
    en: '{company} gets the reason by e-mail, can change the details and submit them again. Until then it reads names only where both sides have signed; other contracts rest.',
  },
  refuseEnds: {
    de: 'Gemeldeter Bedarf, der wieder Entwurf wird: {requirements}. Vorschläge, die damit enden: {proposals}. Angebote, die damit enden: {offers}. Wer zugesagt hat, bleibt.',
    en: 'Requirements that become drafts: {requirements}. Proposals that end with it: {proposals}. Offers that end with it: {offers}. Whoever has confirmed stays.',
  },
  reason: { de: 'Grund', en: 'Reason' },
  reasonHint: { de: 'Die Firma liest ihn.', en: 'The company reads it.' },
  reasonMissing: { de: 'Bitte geben Sie einen Grund an.', en: 'Please give a reason.' },
  notSaved: { de: 'Das wurde nicht gespeichert', en: 'This was not saved' },
} satisfies Texts;

/** Said after each act of an admin. */
const news = {
  note: { de: 'Notiz gespeichert.', en: 'Note saved.' },
  vetted: { de: 'Firma bestätigt. Sie bekommt eine E-Mail.', en: 'Company confirmed. It gets an e-mail.' },
  refused: { de: 'Nicht bestätigt. Die Firma bekommt eine E-Mail.', en: 'Not confirmed. The company gets an e-mail.' },
  'remove-member': {
    de: 'Zugang beendet. Die Person bekommt eine E-Mail.',
    en: 'Access ended. The person gets an e-mail.',
  },
  'hand-over': {
    de: 'Hauptzugang übergeben. Alle bekommen eine E-Mail.',
    en: 'Main account handed over. Everybody gets an e-mail.',
  },
} satisfies Texts;

export function adminEmployersTexts(lang: Lang) {
  // Looked up by the server's own words, of which there may be new ones.
  const own = Object.entries(EVENT_NAMES).filter(([name]) => /^(?:employer|requirement|matching)-/.test(name));
  const acts: Readonly<Record<string, string>> = say(Object.fromEntries(own), lang);
  return {
    ...say({ ...page, detail, news, fields: employerFields, states: employerStates, housing: housingNames }, lang),
    members: membersCard(lang, 'employer'),
    acts,
    form: say({ ...aroundFormText, refusedTitle: detail.notSaved }, lang),
    errors: pickErrorTexts(lang, ['input_empty', 'date_invalid', 'paper_in_future', 'paper_too_old']),
    requirement: requirementTexts(lang),
  };
}
export type AdminEmployersTexts = ReturnType<typeof adminEmployersTexts>;
