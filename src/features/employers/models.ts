import { site } from '#site';

export type Model = 'holiday' | 'seasonal' | 'regular';

export const MODELS: readonly Model[] = ['holiday', 'seasonal', 'regular'];

const monthly: Record<Model, number> = site.programme.costs.placementMonthlyEuro;

/** What one person costs in a month, in euros. */
export function monthlyEuro(model: Model): number {
  return monthly[model];
}

/** The cost in whole percent of a regular job's; it is the length of the bar. */
export function sharePercent(model: Model): number {
  return Math.round((monthly[model] / monthly.regular) * 100);
}

/** The legal minimum wage on the season's first day, and for how many hours of it the holiday job's month pays. */
export function minimumWage(): { euro: number; from: string; hours: number } {
  const wages: readonly { from: string; euro: number }[] = site.earnings.wages.minimum;
  const wage = [...wages].reverse().find(({ from }) => from <= site.programme.startsOn) ?? wages[0];
  if (!wage) throw new Error('site.config.ts: earnings.wages.minimum is empty');
  return { ...wage, hours: Math.floor(monthly.holiday / wage.euro) };
}
