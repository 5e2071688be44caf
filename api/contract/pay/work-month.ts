import type { Work } from '../employers/lawful-work.ts';
import type { RequirementFields } from '../employers/requirement-rules.ts';
import { WEEKS_OF_A_MONTH } from './gross-month.ts';
import { type Month, monthOf, type TaxRules } from './month.ts';
import { mayTaxFlat, type TaxWay, type WorkDays } from './tax-ways.ts';

interface Range {
  from: number;
  to: number;
}

/** Hours a week from the fewest to the most, and what is paid for one. */
export interface Hours extends Pick<Work, 'wage_cents'> {
  week_hours_from: number | null;
  week_hours_to: number | null;
}

/**
 * What a month pays, from its fewest hours to its most: whole euros. `net`: after tax and own health insurance; null where
 * contributions to social insurance come off, of which the settings say nothing.
 */
export interface MonthRange {
  gross: Range;
  net: Range | null;
}

/**
 * The one calculation of what work pays in a month, for offers, requirements and contracts. Undefined while wage or hours
 * are not known. `tax`: as a contract says; before it, both ways that come off the wage. Work of too many days for
 * a flat rate is counted by the table. Pure.
 */
export function monthRange(
  { wage_cents, week_hours_from: fewest, week_hours_to: most }: Hours,
  {
    rules,
    insurance,
    model,
    days,
    tax,
  }: { rules: TaxRules; insurance: Range; model: RequirementFields['model']; days: WorkDays; tax?: TaxWay },
): MonthRange | undefined {
  if (wage_cents === null || fewest === null || most === null) return undefined;
  const month = (hours: number, cost: number, way: TaxWay): Month =>
    monthOf(
      { hours: hours * WEEKS_OF_A_MONTH, euroPerHour: wage_cents / 100, tax: way, insurance: cost, room: 0, living: 0 },
      rules,
    );
  const allowed: readonly TaxWay[] = tax ? [tax] : ['byTable', 'flatByStudent'];
  const ways = mayTaxFlat(days) ? allowed : (['byTable'] as const);
  const [low, high] = [
    ways.map((way) => month(fewest, insurance.to, way)),
    ways.map((way) => month(most, insurance.from, way)),
  ];
  const from = Math.min(...low.map(({ net }) => net));
  const to = Math.max(...high.map(({ net }) => net));
  return {
    gross: { from: low[0]?.gross ?? 0, to: high[0]?.gross ?? 0 },
    net: model === 'seasonal' ? null : { from, to },
  };
}
