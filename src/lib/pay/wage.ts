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
