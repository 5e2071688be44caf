import { describe, expect, it } from 'vitest';
import { NO_CHECK } from '#contract/employers/airside.ts';
import { missingInProfile, sitesOf } from '#contract/employers/employer-rules.ts';
import { unlawfulWork } from '#contract/employers/lawful-work.ts';
import { daysOf, periodFault } from '#contract/employers/requirement-rules.ts';
import { namedHours } from '#contract/named-hours.ts';
import { SUPPLEMENTS } from '#contract/pay/supplements.text.ts';
import { site } from '#site';
import { employerAreaTexts } from '#src/features/employer-area/employer-area.text.ts';
import { SAMPLE_CANDIDATES, statsOf } from '#src/features/employer-area/pool/sample-pool.ts';
import { profileIn, problemsIn as profileProblems } from '#src/features/employer-area/profile.ts';
import { problemsIn, requirementIn } from '#src/features/employer-area/requirements/requirement.ts';
import {
  areaInWords,
  requirementSummary,
  requirementTexts,
  requirementTitle,
} from '#src/nouns/requirement/requirement.text.ts';

const LONGEST = { maxDays: 90, maxMonths: { seasonal: 8 } };
const WAGES = {
  minimum: [
    { from: '2026-01-01', euro: 13.9 },
    { from: '2027-01-01', euro: 14.6 },
  ],
  cleaning: [{ from: '2026-01-01', until: '2026-12-31', euro: 15 }],
};
const BOUNDS = { lang: 'en', longest: LONGEST, wages: WAGES } as const;
const entries = (fields: Record<string, string>) => new Map(Object.entries(fields));

describe('The sample candidates', () => {
  it('EMPA-09 are counted from their own rows', () => {
    expect(statsOf(SAMPLE_CANDIDATES)).toEqual({ total: 5, complete: 3, available: 3 });
    expect(statsOf([])).toEqual({ total: 0, complete: 0, available: 0 });
  });

  it('EMPA-10 have a name and an address only once they are released', () => {
    for (const { name, email, matchingStatus } of SAMPLE_CANDIDATES) {
      expect(name === null).toBe(email === null);
      if (name !== null) expect(matchingStatus).toBe('matched');
    }
    expect(SAMPLE_CANDIDATES.some(({ name }) => name === null)).toBe(true);
  });

  it('EMPA-11 are called samples in both languages', () => {
    expect([employerAreaTexts('de').pool.sample.label, employerAreaTexts('en').pool.sample.label]).toEqual([
      'Beispieldaten',
      'Sample data',
    ]);
  });
});

describe('The form of a company', () => {
  const whole = {
    ...{ company: 'A', register_number: 'B', liability_insurance: 'C', accident_insurance: 'D', contact_person: 'E' },
    ...{ phone: '+49 30 1', sites: 'F', housing: 'provided', housing_euro: '420' },
  };

  it('reads euros, and needs them only for rooms of its own', () => {
    expect(profileIn(entries(whole)).profile.housing_euro).toBe(420);
    expect(profileProblems(entries({ ...whole, housing_euro: '4,20' }), false)).toEqual([
      { path: 'housing_euro', code: 'euro_invalid' },
    ]);
    expect(profileProblems(entries({ ...whole, housing: 'none', housing_euro: 'x' }), true)).toEqual([]);
  });

  it('may have gaps until it is submitted, but has a name', () => {
    expect(profileProblems(entries({}), false)).toEqual([{ path: 'company', code: 'input_empty' }]);
    expect(profileProblems(entries({ ...whole, phone: '', housing_euro: '' }), true).map(({ path }) => path)).toEqual([
      'phone',
      'housing_euro',
    ]);
    expect(missingInProfile(profileIn(entries(whole)).profile)).toEqual([]);
  });

  it('has one site a line', () => {
    expect(sitesOf({ sites: 'A\n\n B \nA' })).toEqual(['A', 'B']);
  });
});

const HOURS = ['week_hours_from', 'week_hours_to'];

describe('A requirement', () => {
  it('lasts 90 days at most as a holiday job, and eight months as seasonal work', () => {
    const time = (ends_on: string, model: 'holiday' | 'seasonal' = 'holiday') => ({
      starts_on: '2027-07-01',
      ends_on,
      model,
    });
    expect(daysOf(time('2027-09-28'))).toBe(90);
    expect(periodFault(time('2027-09-28'), LONGEST)).toBeUndefined();
    expect(periodFault(time('2027-09-29'), LONGEST)).toEqual({
      code: 'placement_too_long',
      max: 90,
      until: '2027-09-28',
    });
    expect(periodFault(time('2028-02-29', 'seasonal'), LONGEST)).toBeUndefined();
    expect(periodFault(time('2028-03-01', 'seasonal'), LONGEST)).toMatchObject({ max: 8, until: '2028-02-29' });
    expect(periodFault({ ...time('2028-03-01', 'seasonal'), starts_on: '2027-06-30' }, LONGEST)).toMatchObject({
      until: '2028-02-29',
    });
    expect(periodFault(time('2027-06-30'), LONGEST)?.code).toBe('end_before_start');
    expect(periodFault(time(''), LONGEST)).toBeUndefined();
  });

  it.each([
    ['2026-07-01', '2026-09-28', 1390, undefined],
    ['2026-07-01', '2026-09-28', 1389, 1390],
    ['2026-12-01', '2027-01-31', 1390, 1460],
    ['2027-07-01', '', 1459, 1460],
    // Behind the last day that is known, the last wage counts.
    ['2029-07-01', '2029-08-01', 1459, 1460],
    ['2025-07-01', '2025-08-01', 1, undefined],
    ['', '', 1, undefined],
  ])('from %s to %s at %i cents is measured against %s', (starts_on, ends_on, wage_cents, cents) => {
    const [fault] = unlawfulWork({ starts_on, ends_on, wage_cents, shifts: '', field_of_work: 'baggage' }, WAGES);
    expect(fault?.code === 'wage_below_minimum' ? fault.cents : undefined).toBe(cents);
  });

  it.each([
    ['2026-07-01', '2026-09-28', 'cabin', 1499, 1500],
    ['2026-07-01', '2026-09-28', 'service', 1499, undefined],
    // One day of the sector's time is enough; behind it, the law's wage counts.
    ['2026-12-31', '2027-02-28', 'cabin', 1499, 1500],
    ['2027-01-01', '2027-02-28', 'cabin', 1460, undefined],
    ['2027-01-01', '2027-02-28', 'cabin', 1459, 1460],
  ] as const)('PLAC-08 from %s to %s in %s at %i cents is measured against %s, the sector’s too', (...row) => {
    const [starts_on, ends_on, field_of_work, wage_cents, cents] = row;
    const [fault] = unlawfulWork({ starts_on, ends_on, wage_cents, shifts: '', field_of_work }, WAGES);
    expect(fault?.code === 'wage_below_minimum' ? fault.cents : undefined).toBe(cents);
  });

  it.each([
    ['12 hours a day, 7 days a week', [12, 7, 0]],
    ['12-Stunden-Schichten', [12, 0, 0]],
    ['Täglich 12 Stunden, sieben Tage pro Woche', [12, 7, 0]],
    ['zwölf Std. am Tag', [12, 0, 0]],
    ['60-Stunden-Woche, 8,5 h/Tag', [8.5, 0, 60]],
    ['10 hours per day, 6 days per week', [10, 6, 0]],
    ['Früh 4 bis 12 Uhr, im Wechsel mit spät; drei Tage Einweisung', [0, 0, 0]],
    ['11 hours of rest, after 12 days a free week', [0, 0, 0]],
  ])('reads the working hours in “%s”', (text, [day, days, week]) => {
    expect(namedHours(text)).toEqual({ day, days, week });
  });

  it.each([
    [{ shifts: '12 hours a day, 7 days a week' }, ['shifts']],
    [{ shifts: '11 Stunden am Tag' }, ['shifts']],
    [{ shifts: '7 Tage die Woche' }, ['shifts']],
    [{ shifts_en: '12 hours a day, 7 days a week' }, ['shifts_en']],
    [{ shifts: '10 Stunden am Tag, 6 Tage die Woche' }, ['shifts']],
    [{ shifts: '8 Stunden am Tag, 6 Tage die Woche' }, []],
    [{ week_hours: 49 }, ['week_hours']],
    [{ week_hours: 48 }, []],
  ])('has no hours beyond the law: %j', (change, paths) => {
    const work = {
      starts_on: '2027-07-01',
      ends_on: '2027-09-28',
      wage_cents: 1460,
      shifts: '',
      field_of_work: 'other',
      ...change,
    } as const;
    expect(unlawfulWork(work, WAGES).map(({ path }) => path)).toEqual(paths);
  });

  it('is read in no time, however long its text is', () => {
    const times = (count: number) => namedHours('12 Stunden '.repeat(count));
    expect([times(20_000), namedHours('täglich '.repeat(20_000))]).toEqual(Array(2).fill({ day: 0, days: 0, week: 0 }));
  });

  it('is measured against wages that are sorted by their day', () => {
    const days: string[] = site.earnings.wages.minimum.map(({ from }) => from);
    expect(days).toEqual([...days].sort());
  });

  it('reads numbers as they are written in both languages', () => {
    const wage = (typed: string) => requirementIn(entries({ wage_cents: typed })).wage_cents;
    expect(['14,60', '14.6', '15', '14,605', 'x', ''].map(wage)).toEqual([1460, 1460, 1500, null, null, null]);
    expect(
      problemsIn(entries({ wage_cents: 'viel', headcount: 'zwei' }), false, BOUNDS).map(({ code }) => code),
    ).toEqual(['headcount_invalid', 'wage_invalid']);
  });

  it('PLAC-09 asks hours a week from the fewest to the most, halves too', () => {
    const codes = (week_hours_from: string, week_hours_to: string) =>
      problemsIn(entries({ week_hours_from, week_hours_to }), false, BOUNDS).map(({ path, code }) => `${path} ${code}`);
    expect(codes('35', '38,5')).toEqual([]);
    expect(codes('38.5 h', '40 Stunden')).toEqual([]);
    expect(codes('40', '35')).toEqual(['week_hours_to hours_reversed']);
    expect(codes('viel', '49')).toEqual(['week_hours_from week_hours_invalid', 'week_hours_to week_hours_invalid']);
  });

  it('names what is missing before it is opened, in the order of the form', () => {
    expect(
      problemsIn(entries({ starts_on: '2027-07-01', model: 'holiday' }), true, BOUNDS).map(({ path }) => path),
    ).toEqual([
      'field_of_work',
      'site',
      'headcount',
      'area',
      'ends_on',
      'minimum_level',
      'wage_cents',
      ...HOURS,
      ...SUPPLEMENTS,
      'housing',
    ]);
    const room = { housing: 'provided', overtime_percent: '0', night_percent: '25 %', sunday_percent: '250x' };
    expect(
      problemsIn(entries(room), true, BOUNDS)
        .map(({ path, code }) => `${path} ${code}`)
        .slice(-2),
    ).toEqual(['sunday_percent number_invalid', 'housing_euro input_empty']);
  });

  it('is called by what is known of it', () => {
    const shown = {
      field_of_work: 'baggage',
      site: 'Nord',
      headcount: 1,
      starts_on: '2027-07-01',
      ends_on: '2027-09-28',
      minimum_level: 'A2',
      wage_cents: 1460,
    } as const;
    expect(requirementTitle(shown, requirementTexts('de'))).toBe('Gepäck · Nord');
    expect(requirementSummary(shown, requirementTexts('de'), 'de')).toBe(
      '1 Person · 01.07.2027–28.09.2027 · Deutsch ab A2 · 14,60\u00a0€ je Stunde',
    );
    const check = { check_authority: 'LBA', check_answer: 'no', check_answered_on: '2026-11-02' } as const;
    const areas = [
      { ...NO_CHECK, area: '' },
      { ...NO_CHECK, area: 'landside' },
      { ...check, area: 'airside' },
    ] as const;
    expect(areas.map((one) => areaInWords(one, requirementTexts('en')))).toEqual([
      '',
      'Landside',
      'Airside: LBA said no on 02.11.2026',
    ]);
    const bare = {
      ...shown,
      field_of_work: '',
      site: '',
      headcount: null,
      starts_on: '',
      ends_on: '',
      minimum_level: '',
      wage_cents: null,
    } as const;
    expect(requirementTitle(bare, requirementTexts('en'))).toBe('No field of work yet');
    expect(requirementSummary(bare, requirementTexts('en'), 'en')).toBe('');
  });
});
