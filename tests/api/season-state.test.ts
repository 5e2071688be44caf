import { describe, expect, it } from 'vitest';
import { partnersSeeUntil, seasonIsOverAt } from '#api/seasons/season-time.ts';
import { applyingOn, seasonAhead, seasonState } from '#contract/seasons/season-state.ts';

const SUMMER = {
  ...{ starts_on: '2027-07-01', ends_on: '2027-09-28', applications_close_on: '2027-03-31' },
  ...{ opened_at: 1, archived_at: null, closing_id: null },
};

describe('SEAS-01 The state of a season', () => {
  it.each([
    ['2026-12-01', {}, 'open'],
    ['2026-12-01', { opened_at: null }, 'planned'],
    ['2027-03-31', {}, 'open'],
    ['2027-04-01', {}, 'closed'],
    ['2027-04-01', { applications_close_on: '' }, 'open'],
    ['2026-12-01', { closing_id: 'act' }, 'closed'],
    ['2027-07-01', {}, 'running'],
    ['2027-09-28', {}, 'running'],
    ['2027-09-29', {}, 'over'],
    ['2027-09-29', { opened_at: null }, 'over'],
    ['2027-08-01', { archived_at: 1 }, 'archived'],
  ] as const)('on %s with %j is %s', (day, change, state) => {
    expect(seasonState({ ...SUMMER, ...change }, day)).toBe(state);
  });

  it.each([
    ['2027-03-28', '2027-03-28T22:00:00.000Z'],
    ['2027-10-31', '2027-10-31T23:00:00.000Z'],
    ['2027-12-31', '2027-12-31T23:00:00.000Z'],
  ])('is over at Berlin’s midnight after %s, however long that day is', (day, over) => {
    expect(new Date(seasonIsOverAt(day)).toISOString()).toBe(over);
  });

  it.each([
    ['2027-03-10', '2027-04-09T22:00:00.000Z'],
    ['2027-10-15', '2027-11-14T23:00:00.000Z'],
  ])('of %s is seen by partners until Berlin’s midnight 30 days later, although the clocks change', (day, end) => {
    expect(new Date(partnersSeeUntil(day, 30)).toISOString()).toBe(end);
  });
});

describe('SEAS-06 What people can apply for', () => {
  const winter = { ...SUMMER, starts_on: '2027-01-05', ends_on: '2027-03-05', applications_close_on: '' };
  const on = (seasons: (typeof SUMMER | typeof winter)[], day: string) => applyingOn(seasons, day);

  it('is every season that is open, also one that runs and has no closing date', () => {
    expect(on([winter, SUMMER], '2027-02-01')).toEqual({ open: [winter, SUMMER], forNext: false });
  });

  it('is the next one where the last is over and had no closing date, until another is opened', () => {
    expect(on([winter], '2027-03-06')).toEqual({ open: [], forNext: true });
    expect(on([{ ...winter, archived_at: 1 as unknown as null }], '2027-03-06').forNext).toBe(true);
    expect(on([winter, SUMMER], '2027-03-06')).toEqual({ open: [SUMMER], forNext: false });
    expect(on([winter, SUMMER], '2027-04-01')).toEqual({ open: [], forNext: false });
  });

  it('is nothing after a closing date', () => {
    expect(on([SUMMER], '2027-04-01')).toEqual({ open: [], forNext: false });
  });

  it('whoever waits for the next one counts on the first that is not over', () => {
    expect(seasonAhead([winter, SUMMER], '2027-02-01')).toBe(winter);
    expect(seasonAhead([winter, SUMMER], '2027-03-06')).toBe(SUMMER);
    expect(seasonAhead([winter, SUMMER], '2028-01-01')).toBeUndefined();
  });
});
