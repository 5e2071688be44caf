import { monthsAfter } from '../placements/placement-rules.ts';

/** Days of a season as they are typed: ISO days, '' for none. */
export interface TypedDays {
  starts_on: string;
  ends_on: string;
  applications_close_on: string;
  a2_follows_until: string;
  passport_follows_until: string;
}

type FaultOfDay = 'end_before_start' | 'season_closes_late' | 'season_follows_late' | 'season_far' | 'day_passed';
export type SeasonFault =
  | { path: keyof TypedDays; code: FaultOfDay }
  | { path: 'ends_on'; code: 'season_short' | 'season_long'; params: { days: string } };

const PASSING = ['ends_on', 'applications_close_on', 'a2_follows_until', 'passport_follows_until'] as const;

/**
 * What no season can be: a slip of a digit would stand on pages and posters, and move people. A day that has passed stays
 * if it stood there before. Pure.
 */
export function faultsOfSeason(
  typed: TypedDays,
  before: TypedDays | undefined,
  rules: { minDays: number; maxDays: number },
  today: string,
): SeasonFault[] {
  const { starts_on, ends_on, applications_close_on: close } = typed;
  const isNew = (path: keyof TypedDays) => typed[path] !== '' && typed[path] !== before?.[path];
  const days = (Date.parse(ends_on) - Date.parse(starts_on)) / 86_400_000 + 1;
  const length: SeasonFault[] =
    days <= 0
      ? [{ path: 'ends_on', code: 'end_before_start' }]
      : days < rules.minDays
        ? [{ path: 'ends_on', code: 'season_short', params: { days: String(rules.minDays) } }]
        : days > rules.maxDays
          ? [{ path: 'ends_on', code: 'season_long', params: { days: String(rules.maxDays) } }]
          : [];
  const follow = (['a2_follows_until', 'passport_follows_until'] as const).filter((path) => typed[path] > ends_on);
  const passed = PASSING.filter((path) => isNew(path) && typed[path] < today);
  return [
    ...length,
    ...(close > ends_on ? [{ path: 'applications_close_on', code: 'season_closes_late' } as const] : []),
    ...(starts_on > monthsAfter(today, 24) ? [{ path: 'starts_on', code: 'season_far' } as const] : []),
    ...follow.map((path) => ({ path, code: 'season_follows_late' }) as const),
    ...passed.map((path) => ({ path, code: 'day_passed' }) as const),
  ];
}

/** Whether the last wage of a sector ends before a day: nobody knows yet what follows. Pure. */
export function hasSectorWageEnded(
  rows: readonly { from: string; until?: string | undefined }[],
  day: string,
): boolean {
  const until = rows.at(-1)?.until;
  return until !== undefined && until < day;
}

/**
 * The minimum wage on a day; undefined where it is not known yet: the law sets it by years, so the last one says nothing
 * of a later year. `rows`: in the order of their days. Pure.
 */
export function minimumWageOn(rows: readonly { from: string; euro: number }[], day: string): number | undefined {
  const last = rows.at(-1);
  if (!last || day.slice(0, 4) > last.from.slice(0, 4)) return undefined;
  return rows.findLast(({ from }) => from <= day)?.euro;
}
