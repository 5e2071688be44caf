import { describe, expect, it } from 'vitest';
import { seasonOn, seasonPeriods } from '#contract/matching/season.ts';
import type { SeasonOnDesk } from '#contract/seasons/season.ts';
import { minimumWageOn } from '#contract/seasons/season-rules.ts';
import type { SeasonState } from '#contract/seasons/season-state.ts';
import { nextAfter, previewOf } from '#src/features/admin/seasons/seasons.ts';
import { seasonsToMoveTo } from '#src/features/admin/seasons-to-move-to.ts';
import { seasonIsOver, seasonLines, shownOn, wageNote, whileApplying } from '#src/i18n/season.ts';

const NAME = { de: 'Sommer 2026', en: 'summer 2026' };
const dates = { season: NAME, startsOn: '2027-07-01', endsOn: '2027-09-28', applicationsCloseOn: '2027-03-31' };
const open = { ...dates, applicationsCloseOn: '' };

describe('The season', () => {
  it.each([
    ['2026-11-22', 'open', true],
    ['2027-03-31', 'open', true],
    ['2027-04-01', 'before', false],
    ['2027-06-30', 'before', false],
    ['2027-07-01', 'running', false],
    ['2027-09-28', 'running', false],
    ['2027-09-29', 'over', false],
  ])('with a closing date, on %s is %s; applications accepted: %s', (day, phase, acceptsApplications) => {
    expect(seasonOn(dates, day)).toEqual({ phase, acceptsApplications });
  });

  it.each([
    ['2027-06-30', 'open'],
    ['2027-07-01', 'running'],
    ['2027-09-29', 'over'],
  ])('without a closing date, on %s is %s, and people can apply', (day, phase) => {
    expect(seasonOn(open, day)).toEqual({ phase, acceptsApplications: true });
  });

  it('is one row of days without a gap, from the first one to the last', () => {
    for (const each of [dates, open, { ...dates, applicationsCloseOn: '2027-09-28' }]) {
      const periods = seasonPeriods(each);
      expect(periods[0]?.from).toBeUndefined();
      expect(periods.at(-1)?.until).toBeUndefined();
      for (const [index, { until }] of periods.slice(0, -1).entries()) {
        const next = new Date(`${until}T00:00:00Z`).getTime() + 86_400_000;
        expect(periods[index + 1]?.from).toBe(new Date(next).toISOString().slice(0, 10));
      }
    }
    expect(seasonPeriods(dates).map(({ phase }) => phase)).toEqual(['open', 'before', 'running', 'over']);
  });

  it('is said in a sentence for each stretch of days, one of them shown on any day', () => {
    const lines = seasonLines('de', [dates]);
    expect(lines.map(({ text }) => text)).toEqual([
      expect.stringContaining('bis 31.03.2027 bewerben'),
      expect.stringContaining('Bewerbung für Sommer 2026 ist geschlossen'),
      expect.stringContaining('läuft bis 28.09.2027. Die Bewerbung ist geschlossen'),
      expect.stringContaining('ist vorbei, die Bewerbung geschlossen'),
    ]);
    for (const day of ['2026-01-01', '2027-04-01', '2027-08-01', '2030-01-01']) {
      const shown = lines.filter(({ days }) => {
        const [from, until] = [days['data-from'], days['data-until']];
        return !shownOn({ ...(from && { from }), ...(until && { until }) }, day).hidden;
      });
      expect(shown, day).toHaveLength(1);
    }
  });

  it('is said to be over beside the form, as long as that form is for the next one', () => {
    expect(seasonIsOver('de', '2027-09-28', open)).toBe('');
    expect(seasonIsOver('de', '2027-09-29', open)).toContain('ist vorbei: Sie bewerben sich für die nächste Saison');
    expect(seasonIsOver('en', '2027-09-29', open)).toContain('season is over: you are applying for the next one');
    expect(seasonIsOver('en', '2027-09-29', dates)).toBe('');
  });

  it('without a closing date says once it is over that applications are for the next one', () => {
    expect(seasonLines('en', [open]).at(-1)?.text).toContain('You can already apply for the next one');
  });

  it('keeps the button to the application as long as applications are accepted', () => {
    expect(whileApplying([open])).toEqual({ 'data-from': undefined, 'data-until': undefined, hidden: false });
    expect(whileApplying([dates])['data-until']).toBe('2027-03-31');
    expect(whileApplying([{ ...dates, applicationsCloseOn: '2020-01-01' }]).hidden).toBe(true);
  });

  it('SEAS-13 is said of each that is open, and people can apply until the last one closes', () => {
    const winter = { ...dates, season: { de: 'Winter', en: 'winter' }, applicationsCloseOn: '2027-10-31' };
    const said = seasonLines('de', [dates, winter]).map(({ text }) => text);
    expect(said).toContainEqual(expect.stringContaining('Für Sommer 2026 können Sie sich bis 31.03.2027 bewerben'));
    expect(said).toContainEqual(expect.stringContaining('Für Winter können Sie sich bis 31.10.2027 bewerben'));
    expect(whileApplying([dates, winter])['data-until']).toBe('2027-10-31');
    expect(whileApplying([dates, open])['data-until']).toBeUndefined();
  });
});

it('SEAS-13 a wage that is not known is said of any season that is open, and of a last day in another year', () => {
  const later = { ...dates, startsOn: '2027-12-01', endsOn: '2028-02-20' };
  expect(wageNote('de', [dates])).toBe('');
  expect(wageNote('de', [dates, later])).toContain('Der Mindestlohn von 2028 ist noch nicht bekannt');
});

it('SEAS-09 the next season is filled in a year later, also its name over two years', () => {
  const last = {
    ...{ name_de: 'Winter 2026/27', name_en: 'winter 2026/27', campaign: 'w2026', capacity: null },
    ...{ starts_on: '2026-12-01', ends_on: '2027-02-20', applications_close_on: '' },
  };
  expect(nextAfter(last as unknown as SeasonOnDesk)).toMatchObject({
    ...{ name_de: 'Winter 2027/28', campaign: 'w2027', starts_on: '2027-12-01', ends_on: '2028-02-20' },
  });
});

it.each([
  ['2026-08-01', 13.9],
  ['2027-07-01', 14.6],
  // The law sets the wage by years, and has not yet.
  ['2028-07-01', undefined],
  ['2025-07-01', undefined],
])('SEAS-13 the minimum wage of %s is %s', (day, euro) => {
  const rows = [
    { from: '2026-01-01', euro: 13.9 },
    { from: '2027-01-01', euro: 14.6 },
  ];
  expect(minimumWageOn(rows, day)).toBe(euro);
});

it('SEAS-08 applications move into the next open season first, else into one that is planned', () => {
  const moved = (...states: SeasonState[]) =>
    seasonsToMoveTo(states.map((state) => ({ state }))).map(({ state }) => state);
  expect(moved('planned', 'open', 'running', 'over', 'archived')).toEqual(['open', 'planned', 'running']);
  const two = seasonsToMoveTo([
    { name: '2029', state: 'planned' as const },
    { name: '2028', state: 'planned' as const },
  ]);
  expect(two.map(({ name }) => name)).toEqual(['2028', '2029']);
});

it('SEAS-11 the preview of a closing counts whoever asked for another season where they go, but for who is left', () => {
  const wishes = [
    { season_id: 'winter', moves: true, open: 2, complete: 1 },
    { season_id: 'shut', moves: false, open: 1, complete: 0 },
  ];
  const people = { open: 5, complete: 2, kept: 1, held: 1, accepted: 0, wishes };
  const of = (open: 'end' | 'move' | 'leave', complete: 'move' | 'leave') =>
    previewOf({ open, complete, to: 'next' }, people).map(({ way, to, count }) => `${way} ${to} ${count}`);
  expect(of('end', 'move')).toEqual([
    ...['end next 2', 'held  1', 'move next 1', 'wished winter 3', 'wishing shut 1', 'kept  1'],
  ]);
  expect(of('end', 'leave')).toEqual([
    ...['end next 2', 'held  1', 'wished winter 2', 'wishing shut 1', 'leave  2', 'kept  1'],
  ]);
  expect(of('leave', 'leave')).toEqual(['leave  7', 'kept  1']);
});
