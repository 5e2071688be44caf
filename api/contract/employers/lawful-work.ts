import { MAX_DAY_HOURS, MAX_WEEK_DAYS, MAX_WEEK_HOURS } from '../limits.ts';
import { namedHours } from '../named-hours.ts';
import type { RequirementFields } from './requirement-rules.ts';

/** A wage that the law sets, in euros, from an ISO date on. */
export interface LegalWage {
  from: string;
  euro: number;
}

/** Pay and hours of a requirement, a match or a contract, on its days. Blank and null: not known yet. */
export interface Work extends Pick<RequirementFields, 'wage_cents' | 'starts_on' | 'ends_on' | 'shifts'> {
  week_hours?: number | null;
}

export type WorkFault =
  | { path: 'wage_cents'; code: 'wage_below_minimum'; cents: number; from: string }
  | { path: 'shifts' | 'week_hours'; code: 'hours_unlawful' };

/**
 * Why nobody may work for this pay and these hours. `minimum`: the legal wages of `site.config.ts`, sorted by their day;
 * of days behind the last one, the last one counts. Pure.
 */
export function unlawfulWork(work: Work, minimum: readonly LegalWage[]): WorkFault[] {
  const { day, days, week } = namedHours(work.shifts);
  const isTooLong = day > MAX_DAY_HOURS || days > MAX_WEEK_DAYS || Math.max(week, day * days) > MAX_WEEK_HOURS;
  const wage = minimumAbove(work, minimum);
  return [
    ...((work.week_hours ?? 0) > MAX_WEEK_HOURS ? [{ path: 'week_hours', code: 'hours_unlawful' } as const] : []),
    ...(wage ? [{ path: 'wage_cents', code: 'wage_below_minimum', ...wage } as const] : []),
    ...(isTooLong ? [{ path: 'shifts', code: 'hours_unlawful' } as const] : []),
  ];
}

/** The legal minimum in cents that a wage is below on some day of the time; undefined where it is not. */
function minimumAbove(
  { wage_cents: wage, starts_on, ends_on }: Work,
  minimum: readonly LegalWage[],
): { cents: number; from: string } | undefined {
  if (wage === null || starts_on === '') return undefined;
  const last = ends_on === '' ? starts_on : ends_on;
  const counting = minimum.filter(({ from }, index) => {
    const next = minimum[index + 1];
    return from <= last && (next === undefined || next.from > starts_on);
  });
  const highest = counting.reduce<LegalWage | undefined>(
    (top, one) => (top && top.euro >= one.euro ? top : one),
    undefined,
  );
  if (!highest || wage >= Math.round(highest.euro * 100)) return undefined;
  return { cents: Math.round(highest.euro * 100), from: highest.from };
}
