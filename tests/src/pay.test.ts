import { describe, expect, it } from 'vitest';
import { grossAMonth } from '#contract/pay/gross-month.ts';
import { monthOf, roughly } from '#contract/pay/month.ts';
import { mayTaxFlat, TAX_WAYS, type TaxWay, type WorkDays } from '#contract/pay/tax-ways.ts';
import { monthRange } from '#contract/pay/work-month.ts';
import { hasSectorWageEnded } from '#contract/seasons/season-rules.ts';
import { site } from '#site';
import { exampleMonths } from '#src/lib/pay/example-months.ts';
import { modelComparison, seasonWages, studentMonths } from '#src/lib/pay/figures.ts';
import { compareModels } from '#src/lib/pay/models.ts';
import { cleaningWageOn, type Wages, wageOn } from '#src/lib/pay/wage.ts';

const wages: Wages = {
  minimum: [
    { from: '2026-01-01', euro: 13.9 },
    { from: '2027-01-01', euro: 14.6 },
  ],
  cleaning: [{ from: '2026-01-01', until: '2026-12-31', euro: 15 }],
};
const rules = { byTable: { freeEuro: 1000, percentAbove: 20 }, flatPercent: 25 };
const table = {
  hours: { from: 100, to: 160 },
  healthInsuranceEuro: { from: 40, to: 60 },
  roomEuro: { from: 300, to: 400 },
  livingEuro: { from: 200, to: 300 },
};
const basis = { euroPerHour: 15, plannedHours: 120, table, rules };

describe('A month of work', () => {
  const SHORT = { starts_on: '2027-07-01', ends_on: '2027-07-25' };
  const LONG = { ...SHORT, ends_on: '2027-07-26' };
  const work = { wage_cents: 1500, week_hours_from: 30, week_hours_to: 40 };
  const range = (more: { tax?: TaxWay; model?: 'holiday' | 'seasonal'; days?: WorkDays } = {}) =>
    monthRange(work, { rules, insurance: table.healthInsuranceEuro, model: 'holiday', days: SHORT, ...more });

  it('PLAC-10 before a contract has a net between both ways of tax; with one, that of its way', () => {
    const [byTable, flat] = [range({ tax: 'byTable' })?.net, range({ tax: 'flatByStudent' })?.net];
    expect(flat?.from).toBeLessThan(byTable?.from ?? 0);
    expect(range()?.net).toEqual({ from: flat?.from, to: byTable?.to });
  });

  it('PLAC-10 of work that is too long for a flat rate is counted by the table, whatever a contract says', () => {
    expect([SHORT, LONG].map(mayTaxFlat)).toEqual([true, false]);
    for (const tax of [undefined, ...TAX_WAYS])
      expect(range({ days: LONG, ...(tax && { tax }) })?.net, tax).toEqual(range({ tax: 'byTable' })?.net);
  });

  it('PLAC-10 pays the same in offer and contract, to the euro', () => {
    const differs: number[][] = [];
    for (let hours = 1; hours <= 48; hours += 0.25)
      for (let wage_cents = 1390; wage_cents <= 2000; wage_cents += 5) {
        const same = { wage_cents, week_hours_from: hours, week_hours_to: hours };
        const basis = { rules, insurance: table.healthInsuranceEuro, model: 'holiday', days: SHORT } as const;
        const offered = monthRange(same, basis)?.gross.from;
        if (offered !== grossAMonth({ wage_cents, week_hours: hours })) differs.push([hours, wage_cents]);
      }
    expect(differs).toEqual([]);
  });

  it('PLAC-10 that is subject to social insurance has no net before there is a figure for it', () => {
    expect(range({ model: 'seasonal' })).toEqual({ gross: range()?.gross, net: null });
  });
});

describe('The legal wage of a day', () => {
  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 13.9],
    ['2026-12-31', 13.9],
    ['2027-01-01', 14.6],
    ['2031-05-01', 14.6],
  ])('on %s is %s', (date, euro) => {
    expect(wageOn(wages.minimum, date)?.euro).toBe(euro);
  });

  it('for cleaning is the rate of the sector, as long as the table has one', () => {
    expect(cleaningWageOn(wages, '2026-07-01')).toEqual({ wage: wages.cleaning[0], isSector: true });
  });

  it('for cleaning falls back to the minimum once the rate of the sector has ended', () => {
    expect(cleaningWageOn(wages, '2027-07-01')).toEqual({ wage: wages.minimum[1], isSector: false });
  });

  it('SEAS-13 for cleaning is said not to be known once the rate of the sector has ended', () => {
    expect(['2026-12-31', '2027-01-01'].map((day) => hasSectorWageEnded(wages.cleaning, day))).toEqual([false, true]);
    const endless: Wages['cleaning'] = [{ from: '2026-01-01', euro: 15 }];
    expect(hasSectorWageEnded(endless, '2031-01-01')).toBe(false);
    expect(hasSectorWageEnded([], '2027-01-01')).toBe(false);
  });

  it('for cleaning is never below the minimum', () => {
    const low = { ...wages, cleaning: [{ from: '2026-01-01', euro: 12 }] };
    expect(cleaningWageOn(low, '2026-07-01').wage?.euro).toBe(13.9);
  });

  it('for cleaning is unknown before the table begins', () => {
    expect(cleaningWageOn(wages, '2020-01-01')).toEqual({ isSector: false });
  });
});

describe('A month', () => {
  it('is counted with few hours and high costs, as it is planned, and the other way round', () => {
    const rest = { net: 1340, room: 400, living: 300, left: 640 };
    const { cautious, planned, good } = exampleMonths(basis);
    expect(cautious).toEqual({ hours: 100, gross: 1500, tax: 100, insurance: 60, ...rest });
    expect(planned).toMatchObject({ hours: 120, gross: 1800, tax: 160, insurance: 50, room: 350, living: 250 });
    expect(good).toMatchObject({ hours: 160, gross: 2400, tax: 280, insurance: 40, left: 1580 });
  });

  it('never pairs a higher wage with a lower tax', () => {
    const taxes = Object.values(exampleMonths(basis)).map(({ tax }) => tax);
    expect(taxes).toEqual([...taxes].sort((a, b) => a - b));
  });

  it('costs the student no tax, the tax of the table or all of the flat rate', () => {
    const month = { hours: 100, euroPerHour: 20, insurance: 0, room: 0, living: 0 };
    const left = TAX_WAYS.map((tax) => monthOf({ ...month, tax }, rules).left);
    expect(left).toEqual([1800, 2000, 1500]);
    expect(monthOf({ ...month, hours: 20, tax: 'byTable' }, rules).tax).toBe(0);
  });

  it('adds up to the cent, whatever the wage', () => {
    for (const euroPerHour of [13.9, 14.6, 15.37]) {
      for (const tax of TAX_WAYS) {
        const each = monthOf({ hours: 131, euroPerHour, tax, insurance: 55, room: 350, living: 250 }, rules);
        expect(each.tax + each.insurance + each.room + each.living + each.left).toBe(each.gross);
        expect(Number.isInteger(each.left)).toBe(true);
      }
    }
  });

  it('is rounded down, never up', () => {
    expect([roughly(799), roughly(800), roughly(809)]).toEqual([790, 800, 800]);
  });
});

describe('The employment models side by side', () => {
  const models = compareModels({
    monthlyEuro: { holiday: 2000, seasonal: 2800, regular: 3600 },
    minimumEuro: 13.9,
    fullTimeWeekHours: 40,
    employerContributionPercent: 21,
  });

  it('EMPL-12 EMPL-13 name the hours and the wage that each amount pays', () => {
    expect(models.months.holiday).toMatchObject({ sharePercent: 56, hours: 143, wageEuro: 13.9 });
    expect(models.months.seasonal).toMatchObject({ sharePercent: 78, hours: 166, wageEuro: 13.9 });
    expect(models.months.regular).toMatchObject({ sharePercent: 100, hours: 173 });
    expect(models.months.regular.wageEuro).toBeCloseTo(17.16, 2);
  });

  it('EMPL-14 save so much in a month, so much in an hour, and only the contributions at equal pay', () => {
    expect(models.saving.holiday).toEqual({ month: 44, hourAtMinimum: 33, hourAtEqualWage: 17 });
    expect(models.saving.seasonal).toEqual({ month: 22, hourAtMinimum: 19, hourAtEqualWage: 0 });
  });
});

describe('The table of site.config.ts', () => {
  it('has a legal wage for the day the season starts, and something is left of each month', () => {
    expect(seasonWages().minimum.euro).toBeGreaterThan(0);
    expect(studentMonths().cautious.left).toBeGreaterThan(0);
  });

  it('plans the students’ month with the hours that employers are told', () => {
    const { months } = modelComparison();
    const { planned } = studentMonths();
    expect(planned.hours).toBe(months.holiday.hours);
    expect(planned.gross).toBeLessThanOrEqual(months.holiday.monthlyEuro);
    expect(months.holiday.monthlyEuro - planned.gross).toBeLessThan(months.holiday.wageEuro + 1);
    expect(planned.hours).toBeGreaterThanOrEqual(site.earnings.month.hours.from);
    expect(planned.hours).toBeLessThanOrEqual(site.earnings.month.hours.to);
  });

  it('EMPL-14 states savings that lie near the ones counted under the condition beside them', () => {
    const { saving } = modelComparison();
    const stated = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
    const near = (text: string, counted: number) => {
      const numbers = stated(text);
      return counted >= Math.min(...numbers) - 5 && counted <= Math.max(...numbers) + 5;
    };
    const { holiday, seasonal } = site.programme.costs.statedSaving;
    for (const text of Object.values(holiday)) expect(near(text, saving.holiday.hourAtMinimum), text).toBe(true);
    for (const text of Object.values(seasonal)) expect(near(text, saving.seasonal.month), text).toBe(true);
  });
});
