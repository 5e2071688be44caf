/** How wage tax is paid: by the tables, or at a flat rate that the employer bears or takes from the wage. */
export const TAX_WAYS = ['byTable', 'flatByEmployer', 'flatByStudent'] as const;
export type TaxWay = (typeof TAX_WAYS)[number];

/** § 40a (1) EStG: the flat rate is only for occasional work of at most so many working days in a row. */
export const FLAT_TAX_WORKING_DAYS = 18;

/** Whether work from one ISO day to another has few enough working days, of five a week, for the flat rate. Pure. */
export function mayTaxFlat({ starts_on, ends_on }: WorkDays): boolean {
  const days = (Date.parse(ends_on) - Date.parse(starts_on)) / 86_400_000 + 1;
  return (days * 5) / 7 <= FLAT_TAX_WORKING_DAYS;
}

export interface WorkDays {
  starts_on: string;
  ends_on: string;
}
