import type { WorkArea } from '#contract/employers/airside.ts';
import { WORK_NAMES } from '#contract/employers/field-of-work.text.ts';
import type { RequirementReply } from '#contract/employers/requirement.ts';
import type { EmploymentModel, RequirementField, RequirementState } from '#contract/employers/requirement-rules.ts';
import { LAW } from '#contract/employment-contracts/law.ts';
import { euroText } from '#contract/euro-text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { WORK_FAULTS } from '#contract/work-fault.text.ts';
import { counted } from '#src/i18n/counted.ts';
import { formatDate } from '#src/i18n/format.ts';
import { type Said, say, type Texts } from '#src/i18n/text.ts';

/** What a requirement and a contract have in common. */
export const workFields = {
  starts_on: { de: 'Beginn', en: 'Start' },
  ends_on: { de: 'Ende', en: 'End' },
  wage_cents: { de: 'Stundenlohn brutto (Euro)', en: 'Gross hourly wage (euros)' },
  housing_euro: { de: 'Zimmerpreis im Monat (Euro)', en: 'Price of a room per month (euros)' },
  shifts: { de: 'Schichten', en: 'Shifts' },
  shifts_en: { de: 'Schichten auf Englisch', en: 'Shifts in English' },
  overtime_percent: { de: 'Zuschlag für Überstunden (%)', en: 'Supplement for overtime (%)' },
  night_percent: { de: 'Zuschlag in der Nacht (%)', en: 'Supplement at night (%)' },
  sunday_percent: { de: 'Zuschlag am Sonntag (%)', en: 'Supplement on Sundays (%)' },
} satisfies Texts & Partial<Record<RequirementField, unknown>>;

/** What a requirement asks for; employers and admins read the same names. */
const fields = {
  field_of_work: { de: 'Tätigkeit', en: 'Field of work' },
  site: { de: 'Standort', en: 'Site' },
  headcount: { de: 'Personen', en: 'People' },
  area: { de: 'Wo auf dem Gelände?', en: 'Where on the site?' },
  check_authority: { de: 'Welche Luftsicherheitsbehörde?', en: 'Which security authority?' },
  check_answer: { de: 'Antwort der Behörde', en: 'The authority’s answer' },
  check_answered_on: { de: 'An welchem Tag?', en: 'On which day?' },
  model: { de: 'Art der Beschäftigung', en: 'Kind of employment' },
  minimum_level: { de: 'Deutsch mindestens', en: 'German at least' },
  housing: { de: 'Unterkunft', en: 'Housing' },
  week_hours_from: { de: 'Wochenstunden mindestens', en: 'Hours a week, at least' },
  week_hours_to: { de: 'Wochenstunden höchstens', en: 'Hours a week, at most' },
  ...workFields,
} satisfies Texts & Record<RequirementField, unknown>;

const states = {
  draft: { de: 'Entwurf', en: 'Draft' },
  open: { de: 'Gemeldet', en: 'Open' },
  filled: { de: 'Besetzt', en: 'Filled' },
  closed: { de: 'Geschlossen', en: 'Closed' },
} satisfies Texts & Record<RequirementState, unknown>;

const models = {
  holiday: { de: 'Ferienjob', en: 'Holiday job' },
  seasonal: { de: 'Saisonarbeit', en: 'Seasonal work' },
} satisfies Texts & Record<EmploymentModel, unknown>;

const answers = {
  none: { de: 'Noch keine Antwort', en: 'No answer yet' },
  yes: { de: 'Ja, sie überprüft sie', en: 'Yes, it checks them' },
  no: { de: 'Nein', en: 'No' },
} satisfies Texts;

const lines = {
  untitled: { de: 'Noch ohne Tätigkeit', en: 'No field of work yet' },
  personOne: { de: '1 Person', en: '1 person' },
  people: { de: '{count} Personen', en: '{count} people' },
  anHour: { de: '{euro} € je Stunde', en: '€{euro} an hour' },
  level: { de: 'Deutsch ab {level}', en: 'German from {level}' },
  area_landside: { de: 'Landseite', en: 'Landside' },
  area_airside: { de: 'Sicherheitsbereich', en: 'Airside' },
  check_yes: { de: '{authority} hat am {date} ja gesagt', en: '{authority} said yes on {date}' },
  check_no: { de: '{authority} hat am {date} nein gesagt', en: '{authority} said no on {date}' },
  area_unknown: {
    de: 'Landseite oder Sicherheitsbereich? Bis das feststeht, schlagen wir niemanden vor.',
    en: 'Landside or airside? Until that is said, we propose nobody.',
  },
  airside_unanswered: {
    de: 'Sicherheitsbereich: Noch fehlt die Zusage der Behörde, Menschen aus Äthiopien zu überprüfen. Bis dahin schlagen wir niemanden vor.',
    en: 'Airside: the authority has not said yet that it checks people from Ethiopia. Until then we propose nobody.',
  },
  airside_refused: {
    de: 'Sicherheitsbereich: Die Behörde überprüft niemanden aus Äthiopien. Wir schlagen niemanden vor.',
    en: 'Airside: the authority does not check people from Ethiopia. We propose nobody.',
  },
  waits: { de: 'Wir schlagen niemanden vor', en: 'We propose nobody' },
  unlawful: { de: 'Nicht zulässig', en: 'Not lawful' },
  lowWage: {
    de: '{what} für diese Tage: {euro} € je Stunde (ab {from}).',
    en: 'The {what} for these days is €{euro} an hour (from {from}).',
  },
  longHours: LAW.longHours.text,
  ...WORK_FAULTS,
} satisfies Texts;

export function requirementTexts(lang: Lang) {
  return {
    ...say({ fields, states, work: WORK_NAMES, models, answers }, lang),
    lines: say(lines, lang) as Said<typeof lines>,
  };
}
export type RequirementTexts = ReturnType<typeof requirementTexts>;

/** Where the work is, and which authority has answered what on which day; '' if nothing is known. Pure. */
export function areaInWords(
  { area, check_answer, check_authority, check_answered_on }: WorkArea,
  { lines: t }: RequirementTexts,
): string {
  if (area === '') return '';
  const name = t[`area_${area}`];
  if (check_answer === '') return name;
  const values = { authority: check_authority, date: formatDate(check_answered_on) };
  return `${name}: ${fill(t[`check_${check_answer}`], values)}`;
}

type Shown = Pick<
  RequirementReply,
  'field_of_work' | 'site' | 'headcount' | 'starts_on' | 'ends_on' | 'minimum_level' | 'wage_cents'
>;

/** What a requirement is called. Pure. */
export function requirementTitle(
  { field_of_work, site }: Pick<Shown, 'field_of_work' | 'site'>,
  { work, lines: t }: RequirementTexts,
): string {
  return [field_of_work ? work[field_of_work] : t.untitled, site].filter(Boolean).join(' · ');
}

/** How many, when, for how much: what of it is known already. Pure. */
export function requirementSummary(shown: Shown, { lines: t }: RequirementTexts, lang: Lang): string {
  const { headcount, starts_on, ends_on, minimum_level, wage_cents } = shown;
  const time = [starts_on, ends_on].filter(Boolean).map((day) => formatDate(day));
  return [
    headcount !== null && counted(headcount, t.personOne, t.people),
    // A line breaks before these days, not between them.
    time.join('–\u2060'),
    minimum_level && t.level.replace('{level}', minimum_level),
    wage_cents !== null && t.anHour.replace('{euro}', euroText(wage_cents, lang)),
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}

/** The colour of a state's badge. */
export const REQUIREMENT_TONES = { draft: '', open: 'info', filled: 'ok', closed: '' } as const satisfies Record<
  RequirementState,
  string
>;
