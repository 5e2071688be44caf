import { describe, expect, it } from 'vitest';
import { NO_CHECK } from '#contract/employers/airside.ts';
import { missingInProfile, sitesOf } from '#contract/employers/employer-rules.ts';
import { unlawfulWork, type WorkFault } from '#contract/employers/lawful-work.ts';
import { daysOf, periodFault } from '#contract/employers/requirement-rules.ts';
import { namedHours } from '#contract/named-hours.ts';
import { SUPPLEMENTS } from '#contract/pay/supplements.text.ts';
import { site } from '#site';
import { employerAreaTexts } from '#src/features/employer-area/employer-area.text.ts';
import { SAMPLE_CANDIDATES, statsOf } from '#src/features/employer-area/pool/sample-pool.ts';
import { profileIn, problemsIn as profileProblems } from '#src/features/employer-area/profile.ts';
import { proposalsInWords } from '#src/features/employer-area/requirements/RequirementsCard.tsx';
import { problemsIn, requirementIn } from '#src/features/employer-area/requirements/requirement.ts';
import {
  areaInWords,
  requirementSummary,
  requirementTexts,
  requirementTitle,
} from '#src/nouns/requirement/requirement.text.ts';

const DAYS = { starts_on: '2027-07-01', ends_on: '2027-09-28' };
const WORK = {
  ...DAYS,
  wage_cents: 1460,
  field_of_work: 'other',
  model: 'holiday',
  shifts: '',
  shifts_en: '',
} as const;
const faultText = (fault: WorkFault) => ('least' in fault ? `${fault.code} ${fault.least}` : fault.code);
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

it.each(['de', 'en'] as const)('EMPA-14 proposals wait by a day only for who may answer them: %s', (lang) => {
  const t = employerAreaTexts(lang).requirements;
  const said = (isVetted: boolean) =>
    [1, 2].map((proposals) =>
      proposalsInWords({ proposals, answer_until: isVetted ? '2027-03-02' : null }, isVetted, t, lang),
    );
  for (const sentence of said(true)) expect(sentence).toMatch(/2027/);
  for (const sentence of said(false))
    expect(sentence).toMatch(/^\d .* (ruh|rest).* (geprüft haben|vetted your company)$/);
  expect(proposalsInWords({ proposals: 0, answer_until: null }, false, t, lang)).toBe('');
  expect(proposalsInWords({ proposals: 1, answer_until: null }, true, t, lang)).toBe('');
});

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
    const [fault] = unlawfulWork({ ...WORK, starts_on, ends_on, wage_cents, field_of_work: 'baggage' }, WAGES);
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
    const [fault] = unlawfulWork({ ...WORK, starts_on, ends_on, wage_cents, field_of_work }, WAGES);
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
    ['Im Wechsel, 2 Tage pro Woche frei', [0, 0, 0]],
    ['5 days a week, 2 days per week off', [0, 5, 0]],
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
    expect(unlawfulWork({ ...WORK, ...change }, WAGES).map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    'Mo–So je 9 Stunden',
    'Montag bis Sonntag, 9 Stunden täglich',
    'Mon-Sun, 8 hours each',
    'Monday to Saturday, 9 hours a day',
    '12 Arbeitsstunden pro Tag',
    'every day of the week, 8 hours',
    'an jedem Tag der Woche 8 Stunden',
    '12 h/d, 7 d/w',
    '12 hrs/day',
    '7 Arbeitstage pro Woche',
    '24/7',
    'Available 24/7, 8 hours a day',
    'Mo.–So. jeweils 8 Std.',
  ])('has too long hours in “%s”', (shifts) => {
    expect(unlawfulWork({ ...WORK, shifts }, WAGES).map(({ path }) => path)).toEqual(['shifts']);
  });

  it.each([
    '',
    'Mo–Fr je 8 Stunden',
    'Montag bis Freitag, 8 Stunden am Tag',
    'Mo–Sa je 8 Stunden',
    'Schichten Mo–So, 5 Tage pro Woche, je 8 Stunden',
    'Mo–So im Wechsel je 8 Stunden, zwei Tage frei',
    'Monday to Sunday by rota, 8 hours a day',
    'Schichtbetrieb Mo–So',
    'Der Flughafen arbeitet 24/7; Sie arbeiten in Schichten von 8 Stunden, 5 Tage die Woche',
    '24/7 operation, shifts of 8 hours',
    'Work is possible on every day of the week, 5 days a week at most',
    'Mo–Fr, 40 Stunden',
    '38,5 Wochenstunden, zwei Schichten je 8 Stunden',
    'Mo–Do je 9 Stunden, Fr 4 Stunden',
    '8 h/d, 5 d/w',
    '24.7. bis 30.9., Früh 4 bis 12 Uhr',
    '6 days a week, 8 hours a day, 30 min break',
    'Sa–So 10 Stunden am Tag',
    'Früh- und Spätschichten Mo–So je 8 Stunden',
    'Mo–So, 8 Stunden am Tag, 40 Stunden pro Woche',
    'Mo–So, 8 Stunden täglich an fünf Tagen',
    'Monday to Sunday, 8 hours a day on 5 days',
    'jeweils 40 Stunden pro Woche',
    'zwei Wochen je 40 Stunden',
    'Dazwischen je 11 Stunden Ruhezeit',
  ])('is lawful with “%s”', (shifts) => {
    expect(unlawfulWork({ ...WORK, shifts, shifts_en: shifts }, WAGES)).toEqual([]);
  });

  it.each([
    [{ week_hours: 48, break_minutes: 0, leave_days: 0 }, ['break_short 30', 'leave_short 4']],
    [{ week_hours: 40, break_minutes: 29, leave_days: 4 }, ['break_short 30']],
    [{ week_hours: 40, break_minutes: 30, leave_days: 4 }, []],
    [{ week_hours: 40, break_minutes: 30, leave_days: 4, shifts: '10 Stunden am Tag' }, ['break_short 45']],
    [{ week_hours: 40, break_minutes: 45, leave_days: 4, shifts: '10 Stunden am Tag' }, []],
    // Not more than six hours a day need no break.
    [{ week_hours: 30, break_minutes: 0, leave_days: 4 }, []],
    [{ week_hours: 36, break_minutes: 0, leave_days: 4, shifts: '6 hours a day, 6 days a week' }, []],
    [{ week_hours: 24, break_minutes: 0, leave_days: 2, shifts: '3 Tage die Woche' }, ['break_short 30']],
    // Four weeks of leave a year are fewer days for who works on fewer, and more for who works on more.
    [{ week_hours: 24, break_minutes: 30, leave_days: 2, shifts: '3 Tage die Woche' }, []],
    [{ leave_days: 3, shifts: '6 Tage die Woche' }, ['leave_short 4']],
    // Whole months count, and after six of them the whole year where it ends in its second half.
    [{ leave_days: 0, ends_on: '2027-07-30' }, []],
    [{ leave_days: 0, ends_on: '2027-07-31' }, ['leave_short 2']],
    [{ leave_days: 0, starts_on: '2027-01-01', ends_on: '2027-06-30' }, ['leave_short 10']],
    [{ leave_days: 0, starts_on: '2027-03-01', ends_on: '2027-10-31' }, ['leave_short 20']],
    [{ leave_days: 0, starts_on: '2027-10-01', ends_on: '2028-05-31' }, ['leave_short 14']],
  ])('has breaks and leave as the law asks for in a contract: %j', (change, faults) => {
    expect(unlawfulWork({ ...WORK, ...change }, WAGES).map(faultText)).toEqual(faults);
  });

  it.each([
    [{ week_hours_from: 10, tariffs: '' }, ['season_hours_few 30', 'season_untied']],
    [{ week_hours: 29.75, tariffs: 'TVöD' }, ['season_hours_few 30']],
    [{ week_hours: 30, tariffs: ' ' }, ['season_untied']],
    [{ week_hours: 30, tariffs: 'Keiner.' }, ['season_untied']],
    [{ week_hours: 30, tariffs: '–' }, ['season_untied']],
    [{ week_hours: 30, tariffs: 'Kein Tarifvertrag' }, ['season_untied']],
    [{ week_hours: 30, tariffs: 'Nord-TV' }, []],
    [{ week_hours_from: 30, tariffs: 'TVöD' }, []],
    // The employer's form does not know its tariff; a draft does not know its hours.
    [{ week_hours_from: null }, []],
    [{ model: 'holiday', week_hours_from: 10, tariffs: '' }, []],
  ] as const)('PLAC-08 as seasonal work has the hours and the tariff of § 15d BeschV: %j', (change, faults) => {
    expect(unlawfulWork({ ...WORK, model: 'seasonal', ...change }, WAGES).map(faultText)).toEqual(faults);
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
      '1 Person\u00a0· 01.07.2027–\u206028.09.2027\u00a0· Deutsch ab A2\u00a0· 14,60\u00a0€ je Stunde',
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
