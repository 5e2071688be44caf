/** The season's dates, as ISO days of German time. `applicationsCloseOn` is the last day to apply; empty: no such day. */
export interface SeasonDates {
  startsOn: string;
  endsOn: string;
  applicationsCloseOn: string;
}

/** `open`: people apply for it; `before`: they no longer can, and it has not begun; then it runs, then it is over. */
export type SeasonPhase = 'open' | 'before' | 'running' | 'over';

/** Days on which the same holds, the first and the last one included; without `until` from then on for ever. */
export interface SeasonPeriod {
  phase: SeasonPhase;
  acceptsApplications: boolean;
  from?: string;
  until?: string;
}

/** Whether new applications are accepted on a day. The closing date itself is the last such day. */
export function acceptsApplications(
  { applicationsCloseOn }: Pick<SeasonDates, 'applicationsCloseOn'>,
  today: string,
): boolean {
  return applicationsCloseOn === '' || today <= applicationsCloseOn;
}

/** What the dates mean on a day. */
export function seasonOn(dates: SeasonDates, today: string): Pick<SeasonPeriod, 'phase' | 'acceptsApplications'> {
  const accepts = acceptsApplications(dates, today);
  return { phase: phaseOn(dates, today, accepts), acceptsApplications: accepts };
}

/** All that the dates will mean, in order and without a gap: pages carry it, so that they stay right as days go by. */
export function seasonPeriods(dates: SeasonDates): SeasonPeriod[] {
  const { startsOn, endsOn, applicationsCloseOn } = dates;
  const begins = [startsOn, dayAfter(endsOn), ...(applicationsCloseOn ? [dayAfter(applicationsCloseOn)] : [])];
  const days = [...new Set(begins)].sort();
  const first: SeasonPeriod = { ...seasonOn(dates, ''), ...untilBefore(days[0]) };
  return [first, ...days.map((from, index) => ({ ...seasonOn(dates, from), from, ...untilBefore(days[index + 1]) }))];
}

function phaseOn({ startsOn, endsOn }: SeasonDates, today: string, accepts: boolean): SeasonPhase {
  if (today > endsOn) return 'over';
  if (today >= startsOn) return 'running';
  return accepts ? 'open' : 'before';
}

function untilBefore(day: string | undefined): Pick<SeasonPeriod, 'until'> {
  return day ? { until: shifted(day, -1) } : {};
}

function dayAfter(day: string): string {
  return shifted(day, 1);
}

function shifted(day: string, by: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}
