import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { type Announced, actOn, type Due, nextDue, type RetentionFacts } from '#api/retention/due.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { site } from '#site';

const PERIODS = { endedDays: 180, completedDays: 200, passportDays: 30, unfinishedDays: 365 };
const SEASON_END = '2026-09-28';
const SEASON = { begins: '2026-07-01', ends: [SEASON_END], last: SEASON_END, minDays: 28 };
const at = (isoTime: string) => Date.parse(isoTime);
/** The first moment after a day in Berlin, in summer. */
const afterDay = (isoDate: string) => at(`${isoDate}T22:00:00Z`);

const facts = (change: Partial<RetentionFacts>): RetentionFacts => ({
  status: 'REJECTED',
  ...{ statusSince: 0, movedAt: 0, hasPassport: false, lastContractDay: undefined, isWorking: false },
  availableUntil: undefined,
  ...change,
});
const due = (change: Partial<RetentionFacts>) => nextDue(facts(change), PERIODS, SEASON);

describe('PRIV-60 What goes next, and when', () => {
  it.each([
    ['REJECTED', 180],
    ['WITHDRAWN', 180],
  ] as const)('%s: the passport after 30 days, the rest after %s', (status, days) => {
    expect(due({ status, hasPassport: true })).toEqual({ what: 'passport', at: 30 * DAY_MS });
    expect(due({ status })).toEqual({ what: 'application', at: days * DAY_MS });
  });

  it('counts an ended application from its end, whoever has looked or written since', () => {
    expect(due({ statusSince: 5 * DAY_MS, movedAt: 100 * DAY_MS })?.at).toBe(185 * DAY_MS);
  });

  it.each(['PRE_REGISTERED', 'STEP1_APPROVED', 'A2_CV_RECEIVED', 'STEP2_APPROVED', 'ENROLMENT_UPLOADED'] as const)(
    '%s: a year after somebody last did something, and no passport before',
    (status) => {
      const open = { status, statusSince: 0, movedAt: 40 * DAY_MS, hasPassport: true };
      expect(due(open)).toEqual({ what: 'application', at: 405 * DAY_MS });
    },
  );

  it('counts a complete one from the end of the season, or of its last contract', () => {
    const complete = { status: 'COMPLETE', statusSince: at('2026-05-01T10:00:00Z') } as const;
    expect(due(complete)?.at).toBe(afterDay(SEASON_END) + 200 * DAY_MS);
    expect(due({ ...complete, hasPassport: true })).toEqual({
      what: 'passport',
      at: afterDay(SEASON_END) + 30 * DAY_MS,
    });
    expect(due({ ...complete, lastContractDay: '2026-08-15' })?.at).toBe(afterDay('2026-08-15') + 200 * DAY_MS);
  });

  it('counts from the season whoever waits for it, though an earlier contract of theirs has ended', () => {
    const complete = { status: 'COMPLETE', statusSince: at('2026-05-01T10:00:00Z'), hasPassport: true } as const;
    // It ended before work began, and gave the place back; or the application has moved into this season since.
    for (const lastContractDay of ['2026-06-20', '2025-09-28'])
      expect(due({ ...complete, lastContractDay })?.at).toBe(afterDay(SEASON_END) + 30 * DAY_MS);
  });

  // Point 13 of issue 35.
  it.each([
    ['after the season', '2026-11-25'],
    ['too late in it for the shortest placement', '2026-09-10'],
  ])('keeps the passport of somebody who became complete %s to the end of the next one', (_, day) => {
    const complete = { status: 'COMPLETE', statusSince: at(`${day}T10:00:00Z`), hasPassport: true } as const;
    expect(due(complete)).toEqual({ what: 'passport', at: afterDay('2027-09-28') + 30 * DAY_MS });
  });

  it('reckons with the last one’s day in a later year while none is planned', () => {
    const complete = facts({ status: 'COMPLETE', statusSince: at('2026-05-01T10:00:00Z') });
    const before = { ...SEASON, ends: ['2024-09-28'], last: '2024-09-28' };
    expect(nextDue(complete, PERIODS, before)?.at).toBe(afterDay(SEASON_END) + 200 * DAY_MS);
  });

  it('SEAS-04 keeps the passport of whoever became complete in November to the end of the season to come, as planned', () => {
    const complete = facts({ status: 'COMPLETE', statusSince: at('2026-11-20T10:00:00Z'), hasPassport: true });
    const goesAt = (ends: string[]) => nextDue(complete, PERIODS, { ...SEASON, ends, last: ends.at(-1) ?? '' });
    const planned = { what: 'passport', at: afterDay('2027-08-31') + 30 * DAY_MS };
    expect(goesAt([SEASON_END, '2027-08-31'])).toEqual(planned);
    // Moved into it, or of it from the beginning: the season that is over is none of theirs.
    expect(goesAt(['2027-08-31', '2028-09-28'])).toEqual(planned);
  });

  it('keeps somebody who is shown to employers until their last day, but not on the word of a far one', () => {
    const complete = { status: 'COMPLETE', statusSince: at('2026-05-01T10:00:00Z') } as const;
    const offered = { ...complete, movedAt: at('2026-12-01T10:00:00Z'), availableUntil: '2027-09-15' };
    expect(due(offered)?.at).toBe(afterDay('2027-09-15') + 200 * DAY_MS);
    expect(due({ ...offered, lastContractDay: '2026-09-01' })?.at).toBe(afterDay('2027-09-15') + 200 * DAY_MS);
    expect(due({ ...offered, availableUntil: '2099-01-01' })?.at).toBe(offered.movedAt + 565 * DAY_MS);
    expect(due({ ...offered, status: 'WITHDRAWN' })?.at).toBe(complete.statusSince + 180 * DAY_MS);
  });

  it('is nothing while somebody works', () => {
    expect(due({ status: 'COMPLETE', isWorking: true, hasPassport: true })).toBeUndefined();
  });

  it('takes the passport with the application where it has no shorter period', () => {
    expect(nextDue(facts({ hasPassport: true }), { ...PERIODS, passportDays: 180 }, SEASON)?.what).toBe('application');
  });
});

describe('PRIV-61 What is done about it', () => {
  const goes: Due = { what: 'application', at: 100 * DAY_MS };
  const told = (change: Partial<Announced> = {}): Announced => ({
    ...goes,
    ...{ announcedAt: 86 * DAY_MS, mailState: 'sent', sentAt: 86 * DAY_MS },
    ...change,
  });

  it.each([
    ['long before: waits', goes, undefined, 50, 'wait'],
    ['14 days before: announces', goes, undefined, 86, 'announce'],
    ['overdue and never announced, whatever the clock says: announces', goes, undefined, 900, 'announce'],
    ['announced, and not due: waits', goes, told(), 99, 'wait'],
    ['announced 14 days ago and due: deletes', goes, told(), 100, 'delete'],
    ['announced late: waits for the 14 days', goes, told({ announcedAt: 95 * DAY_MS, sentAt: 0 }), 108, 'wait'],
    ['counts from when the mail went out', goes, told({ sentAt: 92 * DAY_MS }), 105, 'wait'],
    ['the mail still waits: so do we', goes, told({ mailState: 'waiting', sentAt: null }), 120, 'wait'],
    ['the mail cannot be delivered: deletes', goes, told({ mailState: 'dead', sentAt: null }), 100, 'delete'],
    ['somebody has moved: void', { ...goes, at: 300 * DAY_MS }, told(), 100, 'void'],
    ['something else was announced: void', goes, told({ what: 'passport' }), 100, 'void'],
    ['somebody works: void', undefined, told(), 100, 'void'],
    ['a shorter period since: keeps its announcement', { ...goes, at: 50 * DAY_MS }, told(), 99, 'wait'],
  ] as const)('%s', (_, next, announced, day, act) => {
    expect(actOn(next, announced, day * DAY_MS).act).toBe(act);
  });

  it('looks again when the next thing happens, and within a week at most', () => {
    expect(actOn(goes, undefined, 84 * DAY_MS).lookAt).toBe(86 * DAY_MS);
    expect(actOn(goes, undefined, 0).lookAt).toBe(7 * DAY_MS);
    expect(actOn(goes, told(), 98 * DAY_MS).lookAt).toBe(100 * DAY_MS);
  });
});

describe('PRIV-60 The periods of site.config.ts', () => {
  const withPeriods = (change: object) => () =>
    readSiteConfig({ ...site, retention: { ...site.retention, ...change } });

  it.each([
    [{ endedDays: 1 }, /retention\.endedDays: At least 14 days/],
    [{ passportDays: 400 }, /retention\.passportDays: A copy of a passport cannot stay longer than the application/],
    [{ mailsDays: -1 }, /retention\.mailsDays/],
  ])('refuses %j', (change, message) => {
    expect(withPeriods(change)).toThrow(message);
  });
});
