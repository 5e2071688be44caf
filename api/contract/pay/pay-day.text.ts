import { fill } from '../fill.ts';
import type { Lang, Text } from '../languages.ts';

const BY: Text = { de: 'bis zum {day}. des folgenden Monats', en: 'by the {day}{nth} of the following month' };

/** By when a month's wage is paid, as pages and papers say it: 'by the 15th of the following month'. Pure. */
export const payDayInWords = (day: number, lang: Lang) => fill(BY[lang], { day, nth: nth(day) });

/** 1st, 2nd, 3rd, 4th: of English. */
const nth = (day: number) => (day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'));
