import type { Work } from '../employers/lawful-work.ts';
import { WEEKS_OF_A_MONTH } from './gross-month.ts';
import { type Month, monthOf, type TaxRules } from './month.ts';
import type { TaxWay } from './tax-ways.ts';

interface Range {
  from: number;
  to: number;
}

/** Hours a week from the fewest to the most, and what is paid for one. */
export interface Hours extends Pick<Work, 'wage_cents'> {
  week_hours_from: number | null;
  week_hours_to: number | null;
}

/** What a month pays, from its fewest hours to its most: whole euros. `net`: after tax and own health insurance. */
export interface MonthRange {
  gross: Range;
  net: Range;
}

/**
 * The one calculation of what work pays in a month, for offers, requirements and contracts. Undefined while wage or hours
 * are not known. Pure.
 */
export function monthRange(
  { wage_cents, week_hours_from: fewest, week_hours_to: most }: Hours,
  { rules, insurance, tax = 'byTable' }: { rules: TaxRules; insurance: Range; tax?: TaxWay },
): MonthRange | undefined {
  if (wage_cents === null || fewest === null || most === null) return undefined;
  const month = (hours: number, cost: number): Month =>
    monthOf(
      { hours: hours * WEEKS_OF_A_MONTH, euroPerHour: wage_cents / 100, tax, insurance: cost, room: 0, living: 0 },
      rules,
    );
  const [low, high] = [month(fewest, insurance.to), month(most, insurance.from)];
  return { gross: { from: low.gross, to: high.gross }, net: { from: low.net, to: high.net } };
}
