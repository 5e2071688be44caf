/** How wage tax is paid: by the tables, or at a flat rate that the employer bears or takes from the wage. */
export const TAX_WAYS = ['byTable', 'flatByEmployer', 'flatByStudent'] as const;
export type TaxWay = (typeof TAX_WAYS)[number];

/** § 40a (1) EStG: the flat rate is only for occasional work of at most so many working days in a row. */
export const FLAT_TAX_WORKING_DAYS = 18;

/** Whether work of so many calendar days has few enough working days, of five a week, for the flat rate. Pure. */
export function mayTaxFlat(days: number): boolean {
  return (days * 5) / 7 <= FLAT_TAX_WORKING_DAYS;
}
