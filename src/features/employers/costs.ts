import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { grossAMonth, WEEKS_OF_A_MONTH } from '#contract/pay/gross-month.ts';
import { FLAT_TAX_WORKING_DAYS } from '#contract/pay/tax-ways.ts';
import { site } from '#site';
import { dateInWords, formatEuro } from '#src/i18n/format.ts';
import { say } from '#src/i18n/text.ts';
import { modelComparison, seasonWages } from '#src/lib/pay/figures.ts';
import type { Model } from '#src/lib/pay/models.ts';
import { costsText } from './costs.text.ts';

/** The sentences of the cost comparison with their figures, all from the one table. */
export function costsOf(lang: Lang) {
  const t = say(costsText, lang);
  const { costs, maxDays, maxMonths } = site.programme;
  const { earnings } = site;
  const { months, saving } = modelComparison();
  const { minimum } = seasonWages();
  const euro = (amount: number) => formatEuro(amount, lang);
  const perHour = (amount: number) => formatEuro(amount, lang, { cents: true });
  const facts = {
    minimum: perHour(minimum.euro),
    from: dateInWords(minimum.from, lang),
    regularWage: perHour(months.regular.wageEuro),
    regularHours: months.regular.hours,
    seasonalHours: months.seasonal.hours,
    hourLess: saving.holiday.hourAtMinimum,
    seasonalLess: saving.seasonal.month,
    equalLess: saving.holiday.hourAtEqualWage,
    contribution: earnings.employerContributionPercent,
    flat: earnings.tax.flatPercent,
    flatDays: FLAT_TAX_WORKING_DAYS,
    holiday: euro(months.holiday.monthlyEuro),
    week: earnings.fullTimeWeekHours,
    weekHours: Math.floor(months.holiday.hours / WEEKS_OF_A_MONTH),
    fullMonth: euro(grossAMonth({ wage_cents: minimum.euro * 100, week_hours: earnings.fullTimeWeekHours })),
    holidaySaving: costs.statedSaving.holiday[lang],
    seasonalSaving: costs.statedSaving.seasonal[lang],
    ...earnings.insuranceFree,
  };
  const filled = Object.fromEntries(Object.entries(t).map(([key, text]) => [key, fill(text, facts)])) as typeof t;
  const model = (key: Model, more: { duration: string; limit?: string; insurance: string; condition?: string }) => ({
    ...months[key],
    key,
    name: t[key],
    euro: euro(months[key].monthlyEuro),
    work: fill(t.paysFor, { hours: months[key].hours, wage: perHour(months[key].wageEuro) }),
    ...more,
  });
  const models = [
    model('holiday', {
      duration: fill(t.upToMonths, { months: maxMonths.holiday }),
      limit: fill(t.holidayDays, { days: maxDays }),
      insurance: t.holidayInsurance,
      condition: filled.holidayInsuranceIf,
    }),
    model('seasonal', {
      duration: fill(t.upToMonths, { months: maxMonths.seasonal }),
      limit: t.seasonalBasis,
      insurance: t.seasonalInsurance,
      condition: t.seasonalInsuranceIf,
    }),
    model('regular', {
      duration: t.unlimited,
      limit: fill(t.fullTime, { week: earnings.fullTimeWeekHours }),
      insurance: t.regularInsurance,
    }),
  ];
  return { t: filled, models, saving };
}
export type CostModel = ReturnType<typeof costsOf>['models'][number];
