import { LEAST_BREAKS, LEAST_SEASON_HOURS, MAX_DAY_HOURS, MAX_WEEK_DAYS, MAX_WEEK_HOURS } from '../limits.ts';
import { namedHours } from '../named-hours.ts';
import type { AreaFault } from './airside.ts';
import { daysOf, monthsAfter, type RequirementFields } from './requirement-rules.ts';

/** A wage that the law sets, in euros, from an ISO date on. */
export interface LegalWage {
  from: string;
  euro: number;
}

/** Pay and hours of a requirement, a match or a contract, on its days. Blank and null: not known yet. */
export interface Work
  extends Pick<RequirementFields, 'wage_cents' | 'starts_on' | 'ends_on' | 'field_of_work' | 'model' | Shifts> {
  /** Of a requirement: the fewest. */
  week_hours_from?: number | null;
  /** Of a contract, and what else only a contract says. */
  week_hours?: number | null;
  break_minutes?: number;
  leave_days?: number;
  /** '': the employer is bound by none; undefined: that is not looked at. */
  tariffs?: string | undefined;
}
type Shifts = 'shifts' | 'shifts_en';

/** A minimum that a sector sets for a time. */
interface SectorWage extends LegalWage {
  until?: string | undefined;
}

/** The lowest wages: of the law, each until the next one, and of the building cleaning trade, for work in cabins. */
export interface LowestWages {
  minimum: readonly LegalWage[];
  cleaning: readonly SectorWage[];
}

export type WorkFault =
  | { path: 'wage_cents'; code: 'wage_below_minimum'; cents: number; from: string; isSector: boolean }
  | { path: Shifts | 'week_hours'; code: 'hours_unlawful' }
  | { path: 'break_minutes' | 'leave_days' | 'week_hours' | 'week_hours_from'; code: LeastCode; least: number }
  | { path: 'tariffs' | 'model'; code: 'season_untied' };
export const LEAST_CODES = ['break_short', 'leave_short', 'season_hours_few'] as const;
type LeastCode = (typeof LEAST_CODES)[number];

/** Why no candidate is placed in some work: it is not lawful, or its area needs a check that they cannot get. */
export type PlaceFault = WorkFault | AreaFault;

/**
 * Why nobody may work for this pay and these hours. `wages`: those of the settings, sorted by their day; of days
 * behind the last legal one, that counts. Pure.
 */
export function unlawfulWork(work: Work, wages: LowestWages): WorkFault[] {
  const tooLong = (['shifts', 'shifts_en'] as const).filter((path) => isTooLong(work[path]));
  const wage = minimumAbove(work, wages);
  return [
    ...((work.week_hours ?? 0) > MAX_WEEK_HOURS ? [{ path: 'week_hours', code: 'hours_unlawful' } as const] : []),
    ...(wage ? [{ path: 'wage_cents', code: 'wage_below_minimum', ...wage } as const] : []),
    ...tooLong.map((path) => ({ path, code: 'hours_unlawful' as const })),
    ...shortRest(work),
    ...(work.model === 'seasonal' ? seasonFaults(work) : []),
  ];
}

/** Breaks (§ 4 ArbZG) and leave (§§ 3, 5 BUrlG) of a contract. */
function shortRest(work: Work): WorkFault[] {
  const { break_minutes, leave_days } = work;
  const [rest, leave] = [leastBreakMinutes(work), leastLeaveDays(work)];
  return [
    ...((break_minutes ?? rest) < rest ? [{ path: 'break_minutes', code: 'break_short', least: rest } as const] : []),
    ...((leave_days ?? leave) < leave ? [{ path: 'leave_days', code: 'leave_short', least: leave } as const] : []),
  ];
}

/** The break that the law asks for. Where shifts name no days a week, there are five, of nine hours at most. Pure. */
export function leastBreakMinutes({ week_hours, ...work }: Pick<Work, 'week_hours' | Shifts>): number {
  const { day, days } = namedHours(`${work.shifts}\n${work.shifts_en}`);
  const dayHours = day || (days ? (week_hours ?? 0) / days : Math.min((week_hours ?? 0) / 5, 9));
  return LEAST_BREAKS.find(({ afterHours }) => dayHours > afterHours)?.minutes ?? 0;
}

/**
 * Days of leave that the law asks for at least: a twelfth of four weeks for each whole month, rounded up; all of them
 * after six months, where the last day is in July or later. Pure.
 */
export function leastLeaveDays(work: Pick<Work, 'starts_on' | 'ends_on' | Shifts>): number {
  if ((daysOf(work) ?? 0) < 1) return 0;
  const ends = (month: number) => monthsAfter(work.starts_on, month);
  const wholeMonths = MONTHS.filter((month) => ends(month) <= work.ends_on).length;
  const isWholeYear = ends(6) < work.ends_on && work.ends_on.slice(5) > '06-30';
  const { days } = namedHours(`${work.shifts}\n${work.shifts_en}`);
  return Math.ceil(((4 * Math.min(days || 5, MAX_WEEK_DAYS)) / 12) * (isWholeYear ? 12 : wholeMonths));
}
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** What somebody writes who is bound by no collective agreement. */
const NO_TARIFF = /^\s*(?:keine[rs]?|kein tarif\w{0,20}|nein|none|no|[-–—])?\s*\.?\s*$/i;

/** Work within the quota of § 15d BeschV: enough hours, at an employer that a collective agreement binds. */
function seasonFaults({ week_hours, week_hours_from, tariffs }: Work): WorkFault[] {
  const [of, tariffOf] =
    week_hours === undefined ? (['week_hours_from', 'model'] as const) : (['week_hours', 'tariffs'] as const);
  return [
    ...((week_hours ?? week_hours_from ?? LEAST_SEASON_HOURS) < LEAST_SEASON_HOURS
      ? [{ path: of, code: 'season_hours_few', least: LEAST_SEASON_HOURS } as const]
      : []),
    ...(tariffs !== undefined && NO_TARIFF.test(tariffs) ? [{ path: tariffOf, code: 'season_untied' } as const] : []),
  ];
}

function isTooLong(text: string): boolean {
  const { day, days, week } = namedHours(text);
  return day > MAX_DAY_HOURS || days > MAX_WEEK_DAYS || Math.max(week, day * days) > MAX_WEEK_HOURS;
}

interface LowestWage {
  cents: number;
  from: string;
  isSector: boolean;
}

/** The highest minimum in cents that a wage is below on some day of the time; undefined where it is not. */
function minimumAbove(work: Work, wages: LowestWages): LowestWage | undefined {
  const lowest = lowestWage(work, wages);
  return work.wage_cents !== null && lowest && work.wage_cents < lowest.cents ? lowest : undefined;
}

/** What has to be paid at least on every day of some work; undefined without days. Pure. */
export function lowestWage(
  { starts_on, ends_on, field_of_work }: Pick<Work, 'starts_on' | 'ends_on' | 'field_of_work'>,
  { minimum, cleaning }: LowestWages,
): LowestWage | undefined {
  if (starts_on === '') return undefined;
  const last = ends_on === '' ? starts_on : ends_on;
  const legal = minimum.map((one, index) => ({ ...one, before: minimum[index + 1]?.from, isSector: false }));
  const sector = (field_of_work === 'cabin' ? cleaning : []).map(({ until, ...one }) => ({
    ...one,
    before: until && `${until}~`,
    isSector: true,
  }));
  const counting = [...legal, ...sector].filter(
    ({ from, before }) => from <= last && (before === undefined || before > starts_on),
  );
  const [highest] = counting.sort((one, two) => two.euro - one.euro);
  return highest && { cents: Math.round(highest.euro * 100), from: highest.from, isSector: highest.isSector };
}
