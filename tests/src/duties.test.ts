import { expect, it } from 'vitest';
import { DUTIES } from '#contract/employers/duty-rules.ts';
import { dutiesTexts } from '#src/features/employer-area/duties/duties.text.ts';
import { isOverdue } from '#src/features/employer-area/duties/overdue.ts';
import { saidOf } from '#src/features/employer-area/duties/said-of.ts';
import type { Requirement } from '#src/features/employer-area/requirements/requirement.ts';

const SAID = {
  ...{ area: 'airside', check_authority: 'LBA', check_answer: 'no', check_answered_on: '2026-11-02' },
  ...{ housing_euro: 420, week_hours_from: 38.5, week_hours_to: 40 },
  ...{ overtime_percent: 25, night_percent: 25, sunday_percent: 50 },
} as unknown as Requirement;
const BLANK = Object.fromEntries(Object.keys(SAID).map((name) => [name, null])) as unknown as Requirement;

it('EMPA-28 a duty names what the requirement says of it already', () => {
  const said = (requirement: Requirement) =>
    Object.fromEntries(DUTIES.map((duty) => [duty, saidOf(duty, requirement, dutiesTexts('de'), 'de')]));
  expect(said(SAID)).toMatchObject({
    airport: expect.stringContaining('LBA'),
    housing: expect.stringContaining('420'),
    'working-time': '38,5–40\u00a0Stunden in der Woche',
    'night-work': expect.stringContaining('Sonntagsarbeit: 50'),
    zav: '',
  });
  const same = { ...SAID, week_hours_from: 40 };
  expect(said(same)['working-time']).toBe('40\u00a0Stunden in der Woche');
  expect(said({ ...BLANK, area: '' })['working-time']).toBe('');
});

it('EMPA-28 a duty is overdue from Germany’s midnight after its last day on, unless it is done', () => {
  const [evening, night] = [Date.parse('2027-06-10T21:59:00Z'), Date.parse('2027-06-10T22:00:00Z')];
  const open = { due_on: '2027-06-10', done_at: null };
  expect([isOverdue(open, evening), isOverdue(open, night)]).toEqual([false, true]);
  expect(isOverdue({ ...open, done_at: '2027-06-01T10:00:00Z' }, night)).toBe(false);
  expect(isOverdue({ ...open, due_on: null }, night)).toBe(false);
});
