/** An hourly wage that the law sets, in euros, and the ISO dates between which it counts. */
export interface Wage {
  from: string;
  until?: string;
  euro: number;
}

export interface Wages {
  minimum: readonly Wage[];
  cleaning: readonly Wage[];
}

interface Range {
  from: number;
  to: number;
}

/** What a month is made of; each value as the lowest and the highest that is likely. */
export interface MonthTable {
  hours: Range;
  wageTaxPercent: Range;
  healthInsuranceEuro: Range;
  roomEuro: Range;
  livingEuro: Range;
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

/** The wage that counts on an ISO date; undefined where the table has none for it. */
export function wageOn(wages: readonly Wage[], date: string): Wage | undefined {
  return [...wages].reverse().find(({ from, until }) => from <= date && (until === undefined || date <= until));
}

/** The sector's wage for cleaning where the table has one for the date; never less than the legal minimum. */
export function cleaningWageOn({ minimum, cleaning }: Wages, date: string): { wage?: Wage; isSector: boolean } {
  const legal = wageOn(minimum, date);
  const sector = wageOn(cleaning, date);
  if (sector && sector.euro >= (legal?.euro ?? 0)) return { wage: sector, isSector: true };
  return legal ? { wage: legal, isSector: false } : { isSector: false };
}

/** `careful`: fewest hours and highest costs; `good`: most hours and lowest costs. */
export function monthsAt(euroPerHour: number, table: MonthTable): { careful: Month; good: Month } {
  return { careful: month(euroPerHour, table, 'from', 'to'), good: month(euroPerHour, table, 'to', 'from') };
}

function month(euroPerHour: number, table: MonthTable, hoursEnd: keyof Range, costsEnd: keyof Range): Month {
  const hours = table.hours[hoursEnd];
  const gross = Math.round(hours * euroPerHour);
  const tax = Math.round((gross * table.wageTaxPercent[costsEnd]) / 100);
  const insurance = table.healthInsuranceEuro[costsEnd];
  const net = gross - tax - insurance;
  const room = table.roomEuro[costsEnd];
  const living = table.livingEuro[costsEnd];
  return { hours, gross, tax, insurance, net, room, living, left: net - room - living };
}

/** Rounds down to ten euros: an example should not look exact, nor promise too much. */
export function roughly(euro: number): number {
  return Math.floor(euro / 10) * 10;
}
