import type { Text } from '#contract/languages.ts';

/** A clause of the contract: its heading, and its sentences with facts in braces. */
interface Clause {
  title: Text;
  text: Text;
}

/** The template of the contract. It has to be read by counsel; `site.config.ts` says whether that was done. */
export const CONTRACT = {
  title: { de: 'Befristeter Arbeitsvertrag', en: 'Fixed-term employment contract' },
  employer: { de: 'Arbeitgeber', en: 'Employer' },
  employee: { de: 'Arbeitnehmerin oder Arbeitnehmer', en: 'Employee' },
  register: { de: 'Register: {value}', en: 'Register: {value}' },
  contact: { de: 'Ansprechperson: {value}', en: 'Contact person: {value}' },
  phone: { de: 'Telefon: {value}', en: 'Phone: {value}' },
  accident: { de: 'Berufsgenossenschaft: {value}', en: 'Accident insurance: {value}' },
  liability: { de: 'Betriebshaftpflicht: {value}', en: 'Liability insurance: {value}' },
  born: { de: 'geboren am {value}', en: 'born on {value}' },
  nationality: { de: 'Staatsangehörigkeit: {value}', en: 'Nationality: {value}' },
  university: { de: 'Hochschule: {value}', en: 'University: {value}' },
  shifts: { de: 'Schichten: {shifts}', en: 'Shifts: {shifts}' },
  unknown: { de: '__________', en: '__________' },
  costsTitle: { de: 'Kostenübersicht: wer was bezahlt', en: 'Cost sheet: who pays what' },
  signatures: { de: 'Unterschriften', en: 'Signatures' },
  placeAndDate: { de: 'Ort, Datum', en: 'Place, date' },
  foot: { de: 'Vertrag {number} · Fassung {version}', en: 'Contract {number} · version {version}' },
  page: { de: 'Seite {page} von {pages}', en: 'page {page} of {pages}' },
  template: { de: 'Muster, noch nicht anwaltlich geprüft', en: 'Template, not yet read by counsel' },
  draft: { de: 'ENTWURF', en: 'DRAFT' },
} as const satisfies Record<string, Text>;

/** What is done at the airport, by the field of work. */
export const WORK = {
  baggage: { de: 'Gepäckabfertigung', en: 'baggage handling' },
  cabin: { de: 'Kabinenreinigung', en: 'cabin cleaning' },
  service: { de: 'Fluggastservice', en: 'passenger service' },
  other: { de: 'Hilfstätigkeiten im Flughafenbetrieb', en: 'auxiliary work in airport operations' },
} as const satisfies Record<string, Text>;

export const MODELS = {
  holiday: {
    de: 'Die Beschäftigung ist eine Ferienbeschäftigung (§ 14 Abs. 2 BeschV) in den Semesterferien der Hochschule.',
    en: 'The employment is a holiday job (§ 14 (2) BeschV) within the university’s official vacation.',
  },
  seasonal: {
    de: 'Die Beschäftigung ist eine kurzzeitige kontingentierte Beschäftigung (§ 15d BeschV).',
    en: 'The employment is short-term employment within a quota (§ 15d BeschV).',
  },
} as const satisfies Record<string, Text>;

export const HOUSINGS = {
  provided: {
    de: 'Der Arbeitgeber stellt ein Zimmer. Preis: {price}.',
    en: 'The employer provides a room. Price: {price}.',
  },
  helped: {
    de: 'Der Arbeitgeber hilft bei der Suche nach einem Zimmer. Ein Preis ist nicht vereinbart.',
    en: 'The employer helps to find a room. No price is agreed.',
  },
  none: { de: 'Der Arbeitgeber stellt keine Unterkunft.', en: 'The employer provides no housing.' },
} as const satisfies Record<string, Text>;

/** In the order in which they are printed; their numbers are added. */
export const CLAUSES: readonly Clause[] = [
  {
    title: { de: 'Beginn und Dauer', en: 'Start and duration' },
    text: {
      de: 'Das Arbeitsverhältnis beginnt am {from} und endet am {until}, ohne dass es einer Kündigung bedarf. Das sind {days} Kalendertage. {model}',
      en: 'The employment begins on {from} and ends on {until} without notice being required. That is {days} calendar days. {model}',
    },
  },
  {
    title: { de: 'Bestätigung vor der Arbeit', en: 'Confirmation before work' },
    text: {
      de: 'Die Arbeit beginnt erst, wenn die Zentrale Auslands- und Fachvermittlung (ZAV) der Bundesagentur für Arbeit sie für diese Person bestätigt hat und das nötige Visum erteilt ist. Eine Bestätigung wirkt nicht zurück. Ohne sie entsteht keine Pflicht zu arbeiten oder zu zahlen.',
      en: 'Work begins only once the International Placement Services (ZAV) of the Federal Employment Agency have confirmed it for this person and the necessary visa is granted. A confirmation is not retroactive. Without it there is no duty to work or to pay.',
    },
  },
  {
    title: { de: 'Tätigkeit und Arbeitsort', en: 'Work and place of work' },
    text: { de: 'Tätigkeit: {work}. Arbeitsort: {site}.', en: 'Work: {work}. Place of work: {site}.' },
  },
  {
    title: { de: 'Arbeitszeit', en: 'Working hours' },
    text: {
      de: 'Die Arbeitszeit beträgt {hours} Stunden in der Woche. {shifts}',
      en: 'Working time is {hours} hours a week. {shifts}',
    },
  },
  {
    title: { de: 'Vergütung', en: 'Wage' },
    text: {
      de: 'Der Lohn beträgt {wage} € brutto je Stunde, mindestens aber den jeweils geltenden gesetzlichen Mindestlohn oder den der Branche. Er wird monatlich auf ein Konto der Arbeitnehmerin oder des Arbeitnehmers gezahlt.',
      en: 'The wage is €{wage} gross an hour, and at least the statutory or sector minimum wage in force. It is paid monthly into an account of the employee.',
    },
  },
  { title: { de: 'Unterkunft', en: 'Housing' }, text: { de: '{housing}', en: '{housing}' } },
  {
    title: { de: 'Was sonst gilt', en: 'What else applies' },
    text: {
      de: 'Für Urlaub, Entgeltfortzahlung, Arbeitsschutz und Kündigung gelten die gesetzlichen Vorschriften. Änderungen bedürfen der Schriftform. Maßgeblich ist der deutsche Text; der englische ist eine Übersetzung.',
      en: 'Leave, continued pay, health and safety and termination follow the law. Changes need to be in writing. The German text is binding; the English text is a translation.',
    },
  },
];
