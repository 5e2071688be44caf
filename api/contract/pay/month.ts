// The calculator's script, a few lines within its page: what islands share with it would become a file of its own.
import type { TaxWay } from './tax-ways.ts';

export interface TaxRules {
  byTable: { freeEuro: number; percentAbove: number };
  flatPercent: number;
}

/** What differs from month to month, in hours and euros. */
export interface MonthChoice {
  hours: number;
  euroPerHour: number;
  tax: TaxWay;
  insurance: number;
  room: number;
  living: number;
}

/** One month in whole euros. The parts add up: gross = tax + insurance + room + living + left. */
export interface Month {
  hours: number;
  gross: number;
  tax: number;
  insurance: number;
  net: number;
  room: number;
  living: number;
  left: number;
}

/** What the gross wage is divided into; `left`, which stays with the student, comes first. */
export const PARTS = ['left', 'room', 'living', 'tax', 'insurance'] as const;

export function monthOf(choice: MonthChoice, rules: TaxRules): Month {
  const { hours, euroPerHour, insurance, room, living } = choice;
  const gross = Math.round(hours * euroPerHour);
  const tax = taxOf(gross, choice.tax, rules);
  const net = gross - tax - insurance;
  return { hours, gross, tax, insurance, net, room, living, left: net - room - living };
}

/** What a month's tax takes from the wage: more of a higher wage, never less. */
function taxOf(gross: number, way: TaxWay, { byTable, flatPercent }: TaxRules): number {
  if (way === 'flatByEmployer') return 0;
  if (way === 'flatByStudent') return Math.round((gross * flatPercent) / 100);
  return Math.round((Math.max(0, gross - byTable.freeEuro) * byTable.percentAbove) / 100);
}

/** Rounds down to ten euros: an example should not look exact, nor promise too much. */
export function roughly(euro: number): number {
  return Math.floor(euro / 10) * 10;
}
