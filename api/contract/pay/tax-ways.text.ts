import type { Text } from '../languages.ts';
import { FLAT_TAX_WORKING_DAYS, type TaxWay } from './tax-ways.ts';

const onlyShort = {
  de: `nur bei höchstens ${FLAT_TAX_WORKING_DAYS} zusammenhängenden Arbeitstagen`,
  en: `only for at most ${FLAT_TAX_WORKING_DAYS} working days in a row`,
};

/** How wage tax is paid, as forms, pages and papers say it. */
export const TAX_WAYS_IN_WORDS = {
  byTable: { de: 'vom Lohn, nach persönlichen Merkmalen', en: 'deducted from the wage, by personal tax details' },
  flatByEmployer: {
    de: `pauschal, trägt der Arbeitgeber (${onlyShort.de})`,
    en: `at a flat rate, borne by the employer (${onlyShort.en})`,
  },
  flatByStudent: { de: `pauschal, vom Lohn (${onlyShort.de})`, en: `at a flat rate, from the wage (${onlyShort.en})` },
} as const satisfies Record<TaxWay, Text>;
