import { WEEKS_OF_A_MONTH } from '#contract/pay/gross-month.ts';

export const MODELS = ['holiday', 'seasonal', 'regular'] as const;
export type Model = (typeof MODELS)[number];

/** What the comparison of the employment models rests on. */
export interface ModelBasis {
  monthlyEuro: Readonly<Record<Model, number>>;
  /** The legal minimum wage an hour. */
  minimumEuro: number;
  fullTimeWeekHours: number;
  employerContributionPercent: number;
}

/**
 * The regular job is full-time, so its cost says its wage; the others pay the legal minimum, so their cost says their
 * hours. A holiday job is free of social insurance, the others cost the employer's contribution on top of the wage.
 */
export function compareModels(basis: ModelBasis) {
  const { monthlyEuro, minimumEuro } = basis;
  const fullTime = basis.fullTimeWeekHours * WEEKS_OF_A_MONTH;
  const insured = 1 + basis.employerContributionPercent / 100;
  const regularHour = monthlyEuro.regular / fullTime;
  const paidHours = (model: Model, hourEuro: number) => Math.floor(monthlyEuro[model] / hourEuro);
  // By how many percent a model costs less than a regular job: for a month as it is listed, and for a worked hour.
  const saving = (model: Model, extra: number) => ({
    month: lessPercent(monthlyEuro[model], monthlyEuro.regular),
    hourAtMinimum: lessPercent(minimumEuro * extra, regularHour),
    hourAtEqualWage: lessPercent(extra, insured),
  });
  // What a model's month costs, and the hours and the gross wage that this money pays.
  const month = (model: Model, hours: number, wageEuro: number) => ({
    monthlyEuro: monthlyEuro[model],
    // Of a regular job's cost; it is the length of the bar.
    sharePercent: Math.round((monthlyEuro[model] / monthlyEuro.regular) * 100),
    hours,
    wageEuro,
  });
  return {
    months: {
      holiday: month('holiday', paidHours('holiday', minimumEuro), minimumEuro),
      seasonal: month('seasonal', paidHours('seasonal', minimumEuro * insured), minimumEuro),
      regular: month('regular', Math.floor(fullTime), regularHour / insured),
    },
    saving: { holiday: saving('holiday', 1), seasonal: saving('seasonal', insured) },
    fullTimeHours: Math.floor(fullTime),
  };
}

function lessPercent(cost: number, than: number): number {
  return Math.round((1 - cost / than) * 100);
}
