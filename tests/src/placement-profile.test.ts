import { describe, expect, it } from 'vitest';
import { candidacyOf, isCertificateOld } from '#contract/placements/candidacy.ts';
import {
  missingInPlacement,
  NO_PROFILE,
  PLACEMENT_FIELDS,
  type PlacementProfile,
  reversedDays,
} from '#contract/placements/placement-profile.ts';
import { placementRules } from '#contract/placements/placement-rules.ts';
import { site } from '#site';
import { PLACEMENT } from '../support/placements.ts';

const rules = placementRules({ ...site.programme, startsOn: '2027-07-01', endsOn: '2027-09-28' });
const TODAY = '2026-11-22';
const candidacy = (change: Partial<PlacementProfile>) => candidacyOf({ ...PLACEMENT, ...change }, rules, TODAY);

describe('The placement data of a student', () => {
  it('has gaps, but no passport and no wish are none', () => {
    expect(missingInPlacement(NO_PROFILE)).toEqual(
      PLACEMENT_FIELDS.filter(
        (name) => !['home_address', 'passport_until', 'first_wish', 'second_wish'].includes(name),
      ),
    );
    expect(missingInPlacement({ ...PLACEMENT, is_enrolled: false, days_worked: 0, passport_until: '' })).toEqual([]);
  });

  it('names last days that come before their first ones', () => {
    expect(reversedDays(PLACEMENT)).toEqual([]);
    const reversed = { ...PLACEMENT, vacation_until: '2027-01-01', available_until: '2027-07-09' };
    expect(reversedDays(reversed)).toEqual(['vacation_until', 'available_until']);
    expect(reversedDays({ ...reversed, vacation_from: '', available_until: '' })).toEqual([]);
  });

  it('leaves the days that vacation, season and availability have in common', () => {
    expect(candidacy({})).toEqual({
      obstacles: [],
      available: { from: '2027-07-10', until: '2027-09-20' },
      daysLeft: 90,
    });
    const wide = candidacy({ available_from: '2027-01-01', available_until: '2027-12-31', days_worked: 30 });
    expect(wide).toEqual({ obstacles: [], available: { from: '2027-07-01', until: '2027-09-28' }, daysLeft: 60 });
  });

  it.each([
    [{ born_on: '1990-01-01' }, ['too-old']],
    [{ born_on: '2009-07-03', available_from: '2027-07-02' }, ['too-young']],
    // The first day of work is the first on which somebody is available.
    [{ born_on: '2009-07-02', available_from: '2027-07-02' }, []],
    [{ born_on: '1991-07-15', available_from: '2027-07-14' }, []],
    [{ born_on: '1991-07-15', available_from: '2027-07-15' }, ['too-old']],
    [{ is_enrolled: false }, ['not-enrolled']],
    [{ passport_until: '' }, ['passport-missing']],
    [{ passport_until: '2027-10-01' }, ['passport-short']],
    [{ days_worked: 90 }, ['days-used']],
    [{ available_from: '2027-09-01' }, ['availability-short']],
    [{ available_from: '2027-10-01', available_until: '2027-10-08' }, ['availability-short']],
    // Whoever has no vacation in the season need not read of their wishes too.
    [{ vacation_from: '2027-01-01', vacation_until: '2027-03-01' }, ['vacation-outside']],
  ] satisfies [Partial<PlacementProfile>, string[]][])('with %j stands against %j', (change, obstacles) => {
    expect(candidacy(change).obstacles).toEqual(obstacles);
  });

  it('SEAS-15 says that the season is over, and nothing of a vacation outside of it', () => {
    const later = (change: Partial<PlacementProfile>) => candidacyOf({ ...PLACEMENT, ...change }, rules, '2027-09-29');
    expect(later({})).toEqual({ obstacles: ['season-over'], available: undefined, daysLeft: 90 });
    expect(later({ is_enrolled: false }).obstacles).toEqual(['season-over', 'not-enrolled']);
  });

  it('hints at a certificate of more than a year, to the day', () => {
    expect(isCertificateOld('2025-11-22', TODAY)).toBe(false);
    expect(isCertificateOld('2025-11-21', TODAY)).toBe(true);
    expect(isCertificateOld('', TODAY)).toBe(false);
  });
});
