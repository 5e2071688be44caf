import { type Month, monthOf, type TaxRules } from '#contract/pay/month.ts';

interface Range {
  from: number;
  to: number;
}

/** What a month is made of; each value as the lowest and the highest that is likely. */
export interface MonthTable {
  hours: Range;
  healthInsuranceEuro: Range;
  roomEuro: Range;
  livingEuro: Range;
}

interface Basis {
  euroPerHour: number;
  /** The hours of the month that employers are told the price of. */
  plannedHours: number;
  table: MonthTable;
  rules: TaxRules;
}

export type ExampleMonths = Record<'cautious' | 'planned' | 'good', Month>;

/**
 * `cautious`: fewest hours and highest costs; `good`: most hours and lowest costs; `planned`: the hours that employers
 * plan with, and costs in the middle. The tax follows from the wage in each, by the table: they are too long for a flat rate.
 */
export function exampleMonths(basis: Basis): ExampleMonths {
  const { hours } = basis.table;
  const of = (count: number, cost: (range: Range) => number) => month(basis, count, cost);
  return {
    cautious: of(hours.from, ({ to }) => to),
    planned: of(basis.plannedHours, middle),
    good: of(hours.to, ({ from }) => from),
  };
}

export function middle({ from, to }: Range): number {
  return Math.round((from + to) / 2);
}

function month({ euroPerHour, table, rules }: Basis, hours: number, cost: (range: Range) => number): Month {
  const costs = {
    insurance: cost(table.healthInsuranceEuro),
    room: cost(table.roomEuro),
    living: cost(table.livingEuro),
  };
  return monthOf({ hours, euroPerHour, tax: 'byTable', ...costs }, rules);
}
