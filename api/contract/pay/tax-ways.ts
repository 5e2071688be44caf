/** How wage tax is paid: by the tables, or at a flat rate that the employer bears or takes from the wage. */
export const TAX_WAYS = ['byTable', 'flatByEmployer', 'flatByStudent'] as const;
export type TaxWay = (typeof TAX_WAYS)[number];
