import { hasSectorWageEnded } from '#contract/seasons/season-rules.ts';
import { site } from '#site';
import { type ExampleMonths, exampleMonths } from './example-months.ts';
import { compareModels } from './models.ts';
import { cleaningWageOn, type Wage, wageOn } from './wage.ts';

// Every figure on pay, hours and costs that a page prints, counted from the one table of the settings.

const { earnings, programme } = site;

/**
 * The wages of the season's first day. Without a wage of its sector, cleaning pays the legal minimum. `cleaningRule`: by
 * which rule; `unknown`: the last wage of the sector has ended.
 */
export function seasonWages(): { minimum: Wage; cleaning: Wage; cleaningRule: 'sector' | 'minimum' | 'unknown' } {
  const minimum = wageOn(earnings.wages.minimum, programme.startsOn);
  if (!minimum) throw new Error('The settings: earnings.wages.minimum: no wage for programme.startsOn');
  const { wage = minimum, isSector } = cleaningWageOn(earnings.wages, programme.startsOn);
  const hasEnded = hasSectorWageEnded(earnings.wages.cleaning, programme.startsOn);
  return { minimum, cleaning: wage, cleaningRule: isSector ? 'sector' : hasEnded ? 'unknown' : 'minimum' };
}

/** The employers' costs of the three models, side by side. */
export function modelComparison() {
  return compareModels({
    monthlyEuro: programme.costs.placementMonthlyEuro,
    minimumEuro: seasonWages().minimum.euro,
    fullTimeWeekHours: earnings.fullTimeWeekHours,
    employerContributionPercent: earnings.employerContributionPercent,
  });
}

/** The students' example months at the legal minimum wage. */
export function studentMonths(): ExampleMonths {
  const basis = {
    euroPerHour: seasonWages().minimum.euro,
    plannedHours: modelComparison().months.holiday.hours,
    table: earnings.month,
    rules: earnings.tax,
  };
  return exampleMonths(basis);
}
