import { MAX_DAY_HOURS, MAX_WEEK_DAYS, MAX_WEEK_HOURS } from '../limits.ts';
import { namedHours } from '../named-hours.ts';
import type { AreaFault } from './airside.ts';
import type { RequirementFields } from './requirement-rules.ts';

/** A wage that the law sets, in euros, from an ISO date on. */
export interface LegalWage {
  from: string;
  euro: number;
}

/** Pay and hours of a requirement, a match or a contract, on its days. Blank and null: not known yet. */
export interface Work
  extends Pick<RequirementFields, 'wage_cents' | 'starts_on' | 'ends_on' | 'shifts' | 'field_of_work'> {
  week_hours?: number | null;
  shifts_en?: string;
}

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
  | { path: 'shifts' | 'shifts_en' | 'week_hours'; code: 'hours_unlawful' };

/** Why nobody is brought into some work: it is not lawful, or nobody could be checked for its area. */
export type PlaceFault = WorkFault | AreaFault;

/**
 * Why nobody may work for this pay and these hours. `wages`: those of the settings, sorted by their day; of days
 * behind the last legal one, that counts. Pure.
 */
export function unlawfulWork(work: Work, wages: LowestWages): WorkFault[] {
  const tooLong = (['shifts', 'shifts_en'] as const).filter((path) => isTooLong(work[path] ?? ''));
  const wage = minimumAbove(work, wages);
  return [
    ...((work.week_hours ?? 0) > MAX_WEEK_HOURS ? [{ path: 'week_hours', code: 'hours_unlawful' } as const] : []),
    ...(wage ? [{ path: 'wage_cents', code: 'wage_below_minimum', ...wage } as const] : []),
    ...tooLong.map((path) => ({ path, code: 'hours_unlawful' as const })),
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
