import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { cleaningWageOn, monthsAt, roughly, type Wages, wageOn } from '#src/features/earnings/take-home.ts';

const wages: Wages = {
  minimum: [
    { from: '2026-01-01', euro: 13.9 },
    { from: '2027-01-01', euro: 14.6 },
  ],
  cleaning: [{ from: '2026-01-01', until: '2026-12-31', euro: 15 }],
};
const table = {
  hours: { from: 100, to: 160 },
  wageTaxPercent: { from: 5, to: 10 },
  healthInsuranceEuro: { from: 40, to: 60 },
  roomEuro: { from: 300, to: 400 },
  livingEuro: { from: 200, to: 300 },
};

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

  it('for cleaning is never below the minimum', () => {
    const low = { ...wages, cleaning: [{ from: '2026-01-01', euro: 12 }] };
    expect(cleaningWageOn(low, '2026-07-01').wage?.euro).toBe(13.9);
  });

  it('for cleaning is unknown before the table begins', () => {
    expect(cleaningWageOn(wages, '2020-01-01')).toEqual({ isSector: false });
  });
});

describe('A month', () => {
  it('is counted with few hours and high costs, and the other way round', () => {
    const { careful, good } = monthsAt(15, table);
    expect(careful).toEqual({
      hours: 100,
      gross: 1500,
      tax: 150,
      insurance: 60,
      net: 1290,
      room: 400,
      living: 300,
      left: 590,
    });
    expect(good).toEqual({
      hours: 160,
      gross: 2400,
      tax: 120,
      insurance: 40,
      net: 2240,
      room: 300,
      living: 200,
      left: 1740,
    });
  });

  it('adds up to the cent, whatever the wage', () => {
    for (const euro of [13.9, 14.6, 15.37]) {
      for (const each of Object.values(monthsAt(euro, table))) {
        expect(each.tax + each.insurance + each.room + each.living + each.left).toBe(each.gross);
        expect(Number.isInteger(each.left)).toBe(true);
      }
    }
  });

  it('is rounded down, never up', () => {
    expect([roughly(799), roughly(800), roughly(809)]).toEqual([790, 800, 800]);
  });
});

describe('The table of site.config.ts', () => {
  it('has a legal wage for the day the season starts, and something is left of the careful month', () => {
    const wage = wageOn(site.earnings.wages.minimum, site.programme.startsOn);
    expect(wage).toBeDefined();
    expect(monthsAt(wage?.euro ?? 0, site.earnings.month).careful.left).toBeGreaterThan(0);
  });
});
