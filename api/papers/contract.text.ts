import type { ContractSide } from '#contract/employment-contracts/contract-rules.ts';
import type { LawSentence } from '#contract/employment-contracts/law.ts';
import type { Text } from '#contract/languages.ts';

/** A clause of the contract: its heading, its sentences with facts in braces, and the law that it follows. */
interface Clause extends LawSentence {
  title: Text;
}

/**
 * The template of the contract, by § 2 NachwG. Counsel has to read it; the setting `contracts.readByCounselOn` says
 * whether that was done.
 */
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
  address: { de: 'Anschrift: {value}', en: 'Address: {value}' },
  representative: { de: 'Vertreten durch: {value}', en: 'Represented by: {value}' },
  shifts: { de: 'Schichten: {shifts}', en: 'Shifts: {shifts}' },
  // For a reader of English who has only German notes: they say so.
  untranslated: { de: 'Schichten: {shifts}', en: 'Shifts (in German): {shifts}' },
  tariffs: { de: '{tariffs}', en: '{tariffs} (in German)' },
  // Behind the visa, unless the work is landside.
  check: {
    de: '; im Sicherheitsbereich eines Flughafens auch erst, wenn die Zuverlässigkeitsüberprüfung bestanden ist',
    en: '; in the security area of an airport also only once the reliability check is passed',
  },
  signTwice: {
    de: 'Zwei Exemplare: Jede Seite unterschreibt das für die andere und übergibt es vor Beginn der Arbeit.',
    en: 'Two copies: each side signs the one for the other and hands it over before work begins.',
  },
  /** Long enough to write on by hand. */
  unknown: { de: '_'.repeat(30), en: '_'.repeat(30) },
  costsTitle: { de: 'Kostenübersicht: wer was bezahlt', en: 'Cost sheet: who pays what' },
  signature: { de: 'Unterschrift', en: 'Signature' },
  placeAndDate: { de: 'Ort, Datum', en: 'Place, date' },
  foot: { de: 'Vertrag {number} · Fassung {version}', en: 'Contract {number} · version {version}' },
  page: { de: 'Seite {page} von {pages}', en: 'page {page} of {pages}' },
  template: { de: 'Muster, noch nicht anwaltlich geprüft', en: 'Template, not read by counsel yet' },
  draft: { de: 'ENTWURF', en: 'DRAFT' },
} as const satisfies Record<string, Text>;

/** For whom a copy is, and so who has to sign it. */
export const KEEPERS = {
  employer: {
    de: 'Exemplar für den Arbeitgeber: Hier unterschreibt die Arbeitnehmerin oder der Arbeitnehmer.',
    en: 'Copy for the employer: the employee signs here.',
  },
  candidate: {
    de: 'Exemplar für die Arbeitnehmerin oder den Arbeitnehmer: Hier unterschreibt der Arbeitgeber.',
    en: 'Copy for the employee: the employer signs here.',
  },
} as const satisfies Record<ContractSide, Text>;

/** What is done at the airport, by the field of work. */
export const WORK = {
  baggage: { de: 'Gepäckabfertigung', en: 'baggage handling' },
  cabin: { de: 'Kabinenreinigung', en: 'cabin cleaning' },
  service: { de: 'Fluggastservice', en: 'passenger service' },
  other: { de: 'Hilfstätigkeiten im Flughafenbetrieb', en: 'auxiliary work in airport operations' },
} as const satisfies Record<string, Text>;

export const MODELS = {
  holiday: {
    de: 'Die Beschäftigung ist eine Ferienbeschäftigung (§ 14 Abs. 2 BeschV) in den Semesterferien der Hochschule: höchstens 90 Kalendertage innerhalb von zwölf Monaten.',
    en: 'The employment is a holiday job (§ 14 (2) BeschV) within the university’s official vacation: at most 90 calendar days within twelve months.',
  },
  seasonal: {
    de: 'Die Beschäftigung ist eine kurzzeitige kontingentierte Beschäftigung (§ 15d BeschV).',
    en: 'The employment is short-term employment within a quota (§ 15d BeschV).',
  },
} as const satisfies Record<string, Text>;

/** What social insurance says; counted in days and months of the calendar year, not in the days of a stay. */
export const INSURANCE = {
  holiday: {
    de: 'Die Beschäftigung ist von vornherein befristet und wird nicht berufsmäßig ausgeübt. Frei von Beiträgen zur Kranken-, Pflege-, Renten- und Arbeitslosenversicherung ist sie, wenn sie zusammen mit früheren kurzen Beschäftigungen desselben Kalenderjahres auf höchstens drei Monate oder 70 Arbeitstage begrenzt ist. Eine eigene Krankenversicherung ist dann nötig. Gegen Arbeitsunfälle ist die Arbeitnehmerin oder der Arbeitnehmer über den Arbeitgeber versichert.',
    en: 'The employment is limited in advance and not done professionally. It is free of contributions to health, care, pension and unemployment insurance if, together with earlier short jobs of the same calendar year, it is limited to at most three months or 70 working days. Own health insurance is then needed. Against accidents at work the employee is insured through the employer.',
  },
  seasonal: {
    de: 'Die Beschäftigung unterliegt der Sozialversicherung.',
    en: 'The employment is subject to social insurance.',
  },
} as const satisfies Record<string, Text>;

export const HOUSINGS = {
  provided: {
    de: 'Der Arbeitgeber stellt ein Zimmer. Preis: {price}. Mit dem Lohn wird er nur verrechnet, soweit dessen pfändbarer Teil reicht.',
    en: 'The employer provides a room. Price: {price}. It is set off against the wage only as far as the attachable part of the wage reaches.',
  },
  helped: {
    de: 'Der Arbeitgeber hilft bei der Suche nach einem Zimmer. Ein Preis ist nicht vereinbart.',
    en: 'The employer helps to find a room. No price is agreed.',
  },
  none: { de: 'Der Arbeitgeber stellt keine Unterkunft.', en: 'The employer provides no housing.' },
} as const satisfies Record<string, Text>;

/** Whether somebody can give notice before the last day. */
export const NOTICES = {
  none: {
    de: 'Vor diesem Tag ist eine ordentliche Kündigung ausgeschlossen.',
    en: 'Before that day nobody can give ordinary notice.',
  },
  week: {
    de: 'Vorher können beide Seiten mit einer Frist von einer Woche kündigen.',
    en: 'Before that day both sides can give notice with a period of one week.',
  },
  weeks: {
    de: 'Vorher können beide Seiten mit einer Frist von {weeks} Wochen kündigen.',
    en: 'Before that day both sides can give notice with a period of {weeks} weeks.',
  },
} as const satisfies Record<string, Text>;

export const NO_TARIFF: Text = { de: 'keine', en: 'none' };

/** In the order in which they are printed; their numbers are added. */
export const CLAUSES: readonly Clause[] = [
  {
    sources: ['§ 2 NachwG', '§ 14 (2) BeschV', '§ 15d BeschV'],
    title: { de: 'Beginn und Dauer', en: 'Start and duration' },
    text: {
      de: 'Das Arbeitsverhältnis beginnt am {from} und endet am {until}, ohne dass es einer Kündigung bedarf. Das sind {days} Kalendertage. {model}',
      en: 'The employment begins on {from} and ends on {until} without notice being required. That is {days} calendar days. {model}',
    },
  },
  {
    sources: ['§ 4a (5) AufenthG', '§ 7 LuftSiG'],
    title: { de: 'Bedingungen vor der Arbeit', en: 'Conditions before work' },
    text: {
      de: 'Die Arbeit beginnt erst, wenn die Zentrale Auslands- und Fachvermittlung (ZAV) der Bundesagentur für Arbeit sie für diese Person bestätigt hat und das nötige Visum erteilt ist{check}. Eine Bestätigung wirkt nicht zurück. Ohne sie entsteht keine Pflicht zu arbeiten oder zu zahlen.',
      en: 'Work begins only once the International Placement Services (ZAV) of the Federal Employment Agency have confirmed it for this person and the necessary visa is granted{check}. A confirmation is not retroactive. Without it there is no duty to work or to pay.',
    },
  },
  {
    sources: ['§ 2 NachwG'],
    title: { de: 'Tätigkeit und Arbeitsort', en: 'Work and place of work' },
    text: { de: 'Tätigkeit: {work}. Arbeitsort: {site}.', en: 'Work: {work}. Place of work: {site}.' },
  },
  {
    sources: ['§ 2 NachwG', '§§ 3, 4, 5, 6 (5), 11 ArbZG'],
    title: { de: 'Arbeitszeit und Pausen', en: 'Working hours and breaks' },
    text: {
      de: 'Die Arbeitszeit beträgt {hours} Stunden in der Woche, werktäglich höchstens acht und nur mit Ausgleich bis zu zehn Stunden. Die unbezahlte Pause dauert {breaks} Minuten am Tag, bei mehr als neun Stunden Arbeit mindestens 45. Zwischen zwei Schichten liegen mindestens elf Stunden; Arbeit am Sonntag wird durch einen freien Tag ausgeglichen. {shifts}',
      en: 'Working time is {hours} hours a week, at most eight hours a working day and up to ten only if balanced by shorter days. The unpaid break is {breaks} minutes a day, and at least 45 for more than nine hours of work. Between two shifts there are at least eleven hours; work on a Sunday is made up for by a free day. {shifts}',
    },
  },
  {
    sources: ['§ 2 NachwG', '§§ 1, 2 MiLoG'],
    title: { de: 'Vergütung', en: 'Wage' },
    text: {
      de: 'Der Lohn beträgt {wage} € brutto je Stunde, mindestens aber den jeweils geltenden gesetzlichen Mindestlohn oder den der Branche. Bei {hours} Wochenstunden sind das rund {gross} € brutto im Monat. Er wird {payDay} auf ein Konto der Arbeitnehmerin oder des Arbeitnehmers gezahlt.',
      en: 'The wage is €{wage} gross an hour, and at least the statutory or sector minimum wage in force. At {hours} hours a week that is about €{gross} gross a month. It is paid {payDay} into an account of the employee.',
    },
  },
  {
    sources: ['§ 2 NachwG', '§§ 3, 4, 5, 6 (5), 11 ArbZG'],
    title: { de: 'Überstunden und Zuschläge', en: 'Overtime and supplements' },
    text: {
      de: 'Überstunden leistet die Arbeitnehmerin oder der Arbeitnehmer nur auf Anordnung und in den Grenzen des Arbeitszeitgesetzes; jede wird mit dem Stundenlohn bezahlt. Zuschläge auf den Stundenlohn: {supplements}.',
      en: 'Overtime is worked only when ordered and within the limits of the Working Hours Act; each hour is paid with the hourly wage. Supplements on the hourly wage: {supplements}.',
    },
  },
  {
    sources: ['§ 8 (1) no. 2 SGB IV', '§§ 39b, 40a EStG', '§ 2 NachwG'],
    title: { de: 'Steuer und Versicherung', en: 'Tax and insurance' },
    text: {
      de: 'Lohnsteuer: {tax}. {insurance} Eine betriebliche Altersversorgung ist nicht zugesagt.',
      en: 'Wage tax: {tax}. {insurance} No company pension is promised.',
    },
  },
  {
    sources: ['§ 2 NachwG', '§§ 3, 5 BUrlG'],
    title: { de: 'Urlaub', en: 'Leave' },
    text: {
      de: 'Der bezahlte Urlaub beträgt in dieser Zeit {leave} Arbeitstage, mindestens aber den gesetzlichen. Was nicht genommen werden kann, wird ausgezahlt.',
      en: 'Paid leave in this time is {leave} days of work, and at least what the law gives. What cannot be taken is paid out.',
    },
  },
  {
    sources: ['§ 107 (2) GewO', '§§ 394, 400 BGB', '§ 850c ZPO'],
    title: { de: 'Unterkunft', en: 'Housing' },
    text: { de: '{housing}', en: '{housing}' },
  },
  {
    sources: ['§ 2 NachwG', '§ 15 (4) TzBfG', '§ 623 BGB', '§ 626 BGB', '§ 17 TzBfG', '§ 4 KSchG'],
    title: { de: 'Ende des Arbeitsverhältnisses', en: 'End of the employment' },
    text: {
      de: 'Das Arbeitsverhältnis endet mit seinem letzten Tag. {notice} Eine Kündigung aus wichtigem Grund bleibt möglich. Kündigung und Aufhebungsvertrag bedürfen der Schriftform. Wer sich gegen eine Kündigung oder die Befristung wehren will, muss innerhalb von drei Wochen Klage beim Arbeitsgericht erheben.',
      en: 'The employment ends with its last day. {notice} Notice for good cause remains possible. Notice and agreements to end the job need to be in writing. Whoever contests a notice or the fixed term has to bring an action at the labour court within three weeks.',
    },
  },
  {
    sources: ['§ 2 NachwG'],
    title: { de: 'Tarifverträge und Vereinbarungen', en: 'Collective and works agreements' },
    text: { de: 'Anwendbar: {tariffs}.', en: 'Applicable: {tariffs}.' },
  },
  {
    sources: ['§ 2 NachwG', '§ 3 EFZG', '§ 126 BGB'],
    title: { de: 'Was sonst gilt', en: 'What else applies' },
    text: {
      de: 'Eine Fortbildung ist nicht vereinbart. Für Krankheit und Arbeitsschutz gelten die gesetzlichen Vorschriften. Änderungen bedürfen der Schriftform. Maßgeblich ist der deutsche Text; der englische ist eine Übersetzung.',
      en: 'No training is agreed. Illness and health and safety follow the law. Changes need to be in writing. The German text is binding; the English text is a translation.',
    },
  },
];
