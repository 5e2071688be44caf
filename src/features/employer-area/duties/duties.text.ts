import type { Duty } from '#contract/employers/duty-rules.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { isLawRead } from '#contract/law-references.ts';
import { FLAT_TAX_WORKING_DAYS } from '#contract/pay/tax-ways.ts';
import { site } from '#site';
import { say, type Texts } from '#src/i18n/text.ts';
import { chooseTexts } from '../requirements/choose.text.ts';

export const dutiesTitle = { de: 'Pflichten vor dem ersten Tag', en: 'Duties before the first day' };

const page = {
  title: dutiesTitle,
  lead: {
    de: 'Erster Arbeitstag: {date}. Die Tage sind davon zurückgerechnet, so wie Behörden erfahrungsgemäß brauchen; sie sind unser Plan und keine Fristen des Gesetzes, wo nichts anderes steht.',
    en: 'First day of work: {date}. The days are counted back from it, by how long authorities usually take; they are our plan and no deadlines of the law where nothing else is said.',
  },
  ticked: {
    de: 'Die Haken setzen Menschen aus Ihrer Firma. Aus ihnen folgt nichts von selbst.',
    en: 'The ticks are set by people of your company. Nothing follows from them by itself.',
  },
  notRead: { de: 'Noch nicht anwaltlich geprüft.', en: 'Not read by counsel yet.' },
  read: { de: 'Anwaltlich geprüft.', en: 'Read by counsel.' },
  duty: { de: 'Pflicht', en: 'Duty' },
  by: { de: 'Bis', en: 'By' },
  source: { de: 'Quelle', en: 'Source' },
  done: { de: 'Erledigt', en: 'Done' },
  doneBy: { de: '{who}, {date}', en: '{who}, {date}' },
  somebody: { de: 'jemand, der nicht mehr dabei ist', en: 'somebody who has left' },
  tick: { de: '{duty}: erledigt', en: '{duty}: done' },
  known: { de: 'In Ihrem Profil: {known}', en: 'In your profile: {known}' },
  said: { de: 'Im Bedarf: {known}', en: 'In the requirement: {known}' },
  weekHours: { de: '{hours} Stunden in der Woche', en: '{hours} hours a week' },
  overdue: { de: 'überfällig', en: 'overdue' },
  notSaved: { de: 'Das wurde nicht gespeichert', en: 'This was not saved' },
} satisfies Texts;

type Sentences = Record<'name' | 'what', { de: string; en: string }>;

/** Who does it, with whom and with what. */
const duties: Readonly<Record<Duty, Sentences>> = {
  'company-number': {
    name: { de: 'Betriebsnummer', en: 'Company number' },
    what: {
      de: 'Ohne sie gibt es keine Meldung zur Sozialversicherung. Wer noch keine hat, beantragt sie online bei der Bundesagentur für Arbeit, je Betriebsstätte eine.',
      en: 'Without it no notice to social insurance is possible. Whoever has none applies online to the Federal Employment Agency, one for each establishment.',
    },
  },
  zav: {
    name: { de: 'Bestätigung der ZAV', en: 'Confirmation by the ZAV' },
    what: {
      de: 'Sie beantragen sie als Arbeitgeber für jede Person einzeln und mit Namen: mit Vertrag, Einschreibung und Nachweis der Semesterferien. Rückwirkend gibt es sie nicht, und ohne sie beginnt keine Arbeit. Erst danach kommt der Termin für das Visum, mit rund 45 Tagen Bearbeitung.',
      en: 'You apply for it as the employer, for each person by name: with the contract, the enrolment and proof of the vacation. It is never given afterwards, and without it no work begins. Only then comes the visa appointment, with about 45 days of processing.',
    },
  },
  airport: {
    name: { de: 'Zuverlässigkeitsüberprüfung', en: 'Airport security check' },
    what: {
      de: 'Für Arbeit im Sicherheitsbereich. Die Überprüfung dauert meist vier bis sechs Wochen. Wer lange im Ausland gelebt hat, braucht dessen Führungszeugnis im Original, mit Apostille oder Legalisation und Übersetzung. Fragen Sie die Luftsicherheitsbehörde Ihres Flughafens vor der Zusage, ob sie äthiopische Papiere annimmt: Deutschland legalisiert sie seit 2014 nicht.',
      en: 'For work airside. The check mostly takes four to six weeks. Whoever has lived abroad for long needs that country’s police clearance in the original, with apostille or legalisation and a translation. Ask your airport’s authority before you commit whether it takes Ethiopian papers: Germany has not legalised them since 2014.',
    },
  },
  housing: {
    name: { de: 'Unterkunft', en: 'Housing' },
    what: {
      de: 'Sie stellen Zimmer: Größe, Ausstattung und Zustand müssen den Regeln für Unterkünfte entsprechen. Was Sie vom Lohn einbehalten, ist vorher vereinbart; der unpfändbare Teil des Lohns wird ausgezahlt.',
      en: 'You provide rooms: size, equipment and condition have to meet the rules for accommodation. What you keep of the wage is agreed before; the part of the wage that is exempt from seizure is paid out.',
    },
  },
  health: {
    name: { de: 'Krankenversicherung', en: 'Health cover' },
    what: {
      de: 'Ein kurzfristiger Ferienjob versichert niemanden gegen Krankheit. Lassen Sie sich den eigenen Schutz jeder Person zeigen und legen Sie den Nachweis zu den Lohnunterlagen; in der Anmeldung geben Sie an, wie sie versichert ist.',
      en: 'A short-term holiday job insures nobody against illness. Have each person’s own cover shown to you and keep the proof with the wage records; in the notice you say how they are insured.',
    },
  },
  'working-time': {
    name: { de: 'Arbeitszeit', en: 'Working time' },
    what: {
      de: 'Acht Stunden am Tag, bis zu zehn nur mit Ausgleich, 30 Minuten Pause bei mehr als sechs Stunden und 45 bei mehr als neun, elf Stunden Ruhe zwischen den Schichten. Beginn, Ende und Dauer werden spätestens nach sieben Tagen aufgezeichnet, wo das Gesetz das verlangt.',
      en: 'Eight hours a day, up to ten only if evened out, a break of 30 minutes if they work more than six hours and of 45 if more than nine, eleven hours of rest between shifts. Start, end and length are recorded within seven days where the law asks for it.',
    },
  },
  'night-work': {
    name: { de: 'Nachtarbeit', en: 'Night work' },
    what: {
      de: 'Wer regelmäßig nachts arbeitet, kann sich vorher ärztlich untersuchen lassen, und Sie bezahlen das. Für Nachtstunden gibt es einen angemessenen Zuschlag oder bezahlte freie Tage.',
      en: 'Whoever works at night regularly can have a medical examination before, and you pay for it. Night hours bring a fair supplement or paid days off.',
    },
  },
  'wage-tax': {
    name: { de: 'Lohnsteuer', en: 'Wage tax' },
    what: {
      de: 'Lohnsteuer fällt auch ohne Sozialbeiträge an: nach den Merkmalen der Person, oder pauschal mit {flat} %, das aber nur bei höchstens {flatDays} zusammenhängenden Arbeitstagen (§ 40a Abs. 1 EStG). Klären Sie vor der ersten Abrechnung, welcher Weg im Vertrag steht.',
      en: 'Wage tax is due also without social contributions: by the person’s own details, or {flat}% flat, but that only for at most {flatDays} working days in a row (§ 40a (1) EStG). Settle before the first payslip which way the contract says.',
    },
  },
  'insurance-notice': {
    name: { de: 'Anmeldung zur Sozialversicherung', en: 'Notice to social insurance' },
    what: {
      de: 'Kurzfristig Beschäftigte melden Sie bei der Minijob-Zentrale an: mit der ersten Abrechnung, spätestens sechs Wochen nach dem ersten Tag. Frei von Beiträgen ist der Job nur, wenn er vorher auf {months} Monate oder {workingDays} Arbeitstage begrenzt ist und nicht dem Lebensunterhalt dient.',
      en: 'You report short-term staff to the Minijob-Zentrale: with the first payslip, at the latest six weeks after the first day. The job is free of contributions only if it is limited in advance to {months} months or {workingDays} working days and not done for a living.',
    },
  },
};

export function dutiesTexts(lang: Lang) {
  const { tax, insuranceFree } = site.earnings;
  const entries = Object.entries(duties).map(([duty, sentences]) => {
    const { name, what } = say(sentences, lang);
    return [
      duty,
      { name, what: fill(what, { flat: tax.flatPercent, flatDays: FLAT_TAX_WORKING_DAYS, ...insuranceFree }) },
    ];
  });
  return {
    ...chooseTexts(lang),
    ...say(page, lang),
    isRead: isLawRead(site.contracts.readByCounselOn),
    duties: Object.fromEntries(entries) as Readonly<Record<Duty, Record<'name' | 'what', string>>>,
  };
}
export type DutiesTexts = ReturnType<typeof dutiesTexts>;
