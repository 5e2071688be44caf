import { daysAfter } from '../days-after.ts';
import { SUPPLEMENTS, type Supplements } from '../pay/supplements.text.ts';
import { CHECK_FIELDS, type WorkArea } from './airside.ts';
import { HOUSING, type Housing } from './employer-rules.ts';

/** Where a requirement is. Only a vetted employer opens one; `filled` has all the people it needs. */
export const REQUIREMENT_STATES = ['draft', 'open', 'filled', 'closed'] as const;
export type RequirementState = (typeof REQUIREMENT_STATES)[number];

export const FIELDS_OF_WORK = ['baggage', 'cabin', 'service', 'other'] as const;
export type FieldOfWork = (typeof FIELDS_OF_WORK)[number];
export const EMPLOYMENT_MODELS = ['holiday', 'seasonal'] as const;
export type EmploymentModel = (typeof EMPLOYMENT_MODELS)[number];
export const MINIMUM_LEVELS = ['A2', 'B1', 'B2'] as const;
export { HOUSING };

/** Whom an employer needs; '' and null stand for what is still missing. */
export interface RequirementFields extends WorkArea, Record<keyof Supplements, number | null> {
  site: string;
  field_of_work: (typeof FIELDS_OF_WORK)[number] | '';
  headcount: number | null;
  /** ISO dates of the first and the last day of work. */
  starts_on: string;
  ends_on: string;
  model: EmploymentModel | '';
  minimum_level: (typeof MINIMUM_LEVELS)[number] | '';
  shifts: string;
  shifts_en: string;
  /** Hours a week, from the fewest to the most. */
  week_hours_from: number | null;
  week_hours_to: number | null;
  /** Cents an hour before deductions. */
  wage_cents: number | null;
  housing: Housing | '';
  /** Euros a month for a room of the employer. */
  housing_euro: number | null;
}

/** In the order of the form. */
export const REQUIREMENT_FIELDS = [
  'field_of_work',
  'site',
  'headcount',
  'area',
  ...CHECK_FIELDS,
  'model',
  'starts_on',
  'ends_on',
  'minimum_level',
  'wage_cents',
  'week_hours_from',
  'week_hours_to',
  ...SUPPLEMENTS,
  'housing',
  'housing_euro',
  'shifts',
  'shifts_en',
] as const satisfies readonly (keyof RequirementFields)[];
export type RequirementField = (typeof REQUIREMENT_FIELDS)[number];

/** How long a placement may last, as the settings have it. */
export interface LongestPlacement {
  maxDays: number;
  maxMonths: { seasonal: number };
}

/** To which states an employer may bring a requirement. What is closed can only be copied. */
export const STEPS: Readonly<Record<RequirementState, readonly RequirementState[]>> = {
  draft: ['open', 'closed'],
  open: ['filled', 'closed'],
  filled: ['open', 'closed'],
  closed: [],
};

/** What may be blank: notes on shifts, and the answer of an authority, for which others wait. */
const MAY_BE_BLANK: readonly RequirementField[] = ['shifts', 'shifts_en', ...CHECK_FIELDS];

/** What is still missing before a requirement can be opened. Pure. */
export function missingInRequirement(fields: RequirementFields): RequirementField[] {
  const isAsked = (name: RequirementField) => name !== 'housing_euro' || fields.housing === 'provided';
  return REQUIREMENT_FIELDS.filter(
    (name) => MAY_BE_BLANK.indexOf(name) < 0 && isAsked(name) && (fields[name] === '' || fields[name] === null),
  );
}

/**
 * Whether a change does nothing but raise the wage: that is possible at any time, whatever else is wrong with a requirement
 * of before. Pure.
 */
export function raisesOnly(before: RequirementFields, now: RequirementFields): boolean {
  if (before.wage_cents === null || now.wage_cents === null || now.wage_cents <= before.wage_cents) return false;
  return REQUIREMENT_FIELDS.every((name) => name === 'wage_cents' || before[name] === now[name]);
}

/** Whether the most hours a week are fewer than the fewest. Pure. */
export function hoursReversed({
  week_hours_from: from,
  week_hours_to: to,
}: Pick<RequirementFields, 'week_hours_from' | 'week_hours_to'>): boolean {
  return from !== null && to !== null && to < from;
}

const DAY_MS = 86_400_000;

/** The days from the first to the last one, both counted; undefined while one is missing or no date. Pure. */
export function daysOf({ starts_on, ends_on }: Pick<RequirementFields, 'starts_on' | 'ends_on'>): number | undefined {
  const days = (Date.parse(ends_on) - Date.parse(starts_on)) / DAY_MS + 1;
  return Number.isNaN(days) ? undefined : Math.round(days);
}

/** What is wrong with the dates: the end lies before the start, or the time is too long for the model. Pure. */
export function periodFault(
  fields: Pick<RequirementFields, 'starts_on' | 'ends_on' | 'model'>,
  { maxDays, maxMonths }: LongestPlacement,
): { code: 'end_before_start' | 'placement_too_long' | 'season_too_long'; max: number; until: string } | undefined {
  const days = daysOf(fields);
  if (days === undefined) return undefined;
  if (days < 1) return { code: 'end_before_start', max: 0, until: fields.starts_on };
  if (fields.model === 'seasonal') {
    const until = monthsAfter(fields.starts_on, maxMonths.seasonal);
    return fields.ends_on > until ? { code: 'season_too_long', max: maxMonths.seasonal, until } : undefined;
  }
  // Without a model it is measured as a holiday job, which is the rule.
  const until = daysAfter(fields.starts_on, maxDays - 1);
  return days > maxDays ? { code: 'placement_too_long', max: maxDays, until } : undefined;
}

/** The last day of so many months that begin on a day. Pure. */
export function monthsAfter(isoDate: string, months: number): string {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  const end = new Date(Date.UTC(year, month - 1 + months, day));
  // A month without that day ends before it, and the next one begins.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  else end.setUTCDate(day - 1);
  return end.toISOString().slice(0, 10);
}
