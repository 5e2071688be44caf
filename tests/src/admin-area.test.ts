import { describe, expect, it } from 'vitest';
import { ageText } from '#src/features/admin/overview/age-text.ts';
import { adminAreaTexts } from '#src/features/admin/overview/overview.text.ts';
import { funnelOf, healthTones } from '#src/features/admin/overview/overview.ts';
import { shownCount, type TodoData, todoRows, waitingIn } from '#src/features/admin/overview/todo.ts';

const SINCE = '2026-02-02T09:15:00.000Z';
const LATER = '2026-02-03T09:15:00.000Z';

/** Of all else there is nothing. */
const waits = (some: Partial<TodoData>) => some as TodoData;

describe('What waits', () => {
  it('comes with the oldest first, and last what needs no decision', () => {
    const todo = waits({
      applications: { count: 3, oldest: SINCE },
      step1: { count: 1, oldest: LATER },
      step2: { count: 2, oldest: SINCE },
      mails: { count: 0, oldest: null },
      employers_new: { count: 4, oldest: '2020-01-01T00:00:00.000Z' },
    });
    expect(todoRows(todo).map(({ kind }) => kind)).toEqual(['step2', 'step1', 'employers_new']);
    expect(waitingIn(todo)).toBe(3);
    expect([shownCount(999, 'over {count}'), shownCount(1000, 'over {count}')]).toEqual(['999', 'over 1000']);
  });

  it('counts the end of a season as one thing to check, however many people it is about', () => {
    expect(waitingIn(waits({ step1: { count: 2, oldest: SINCE }, season_ending: { count: 43, oldest: LATER } }))).toBe(
      3,
    );
  });

  it('says in days of Berlin since when', () => {
    const t = adminAreaTexts('de');
    const now = Date.parse('2026-02-03T22:30:00.000Z');
    expect(ageText('2026-02-03T00:00:00.000Z', now, t)).toBe('heute eingegangen');
    expect(ageText('2026-02-02T22:30:00.000Z', now, t)).toBe('älteste seit gestern');
    expect(ageText('2026-02-01T12:00:00.000Z', now, t)).toBe('älteste seit 2 Tagen');
    expect(ageText(null, now, t)).toBe('');
  });
});

describe('The funnel of the overview', () => {
  const figures = { opened: 200, applied: 50, documents: 20, declaration: 10, complete: 5, ended: 1, weeks: [] };

  it('takes all openings as 100 %, and all applications where there are more of them', () => {
    expect(funnelOf(figures).base).toBe('opened');
    expect(funnelOf(figures).steps.map(({ percent }) => percent)).toEqual([100, 25, 10, 5, 3]);
    expect(funnelOf({ ...figures, opened: 25 }).base).toBe('applied');
    expect(funnelOf({ ...figures, opened: 25 }).steps.map(({ percent }) => percent)).toEqual([50, 100, 40, 20, 10]);
  });

  it('is empty where nothing is', () => {
    const empty = { opened: 0, applied: 0, documents: 0, declaration: 0, complete: 0, ended: 0, weeks: [] };
    expect(funnelOf(empty).steps.map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('The state of the server', () => {
  const fine = {
    database: 'ok',
    files: { state: 'ok', used_percent: 31 },
    mail: { state: 'ok', waiting: 3 },
    document_key: 'apart',
    backup: { at: SINCE, place: 'apart', tried_at: SINCE, problem: null },
  } as const;

  it('ADMI-05 is fine, or says which part is not', () => {
    const now = Date.parse(LATER);
    expect(healthTones(fine, now)).toEqual({
      database: 'ok',
      files: 'ok',
      mail: 'ok',
      key: 'ok',
      copy: 'ok',
      trial: 'ok',
    });
    expect(healthTones({ ...fine, database: 'damaged' }, now).database).toBe('bad');
    expect(healthTones({ ...fine, files: { state: 'low', used_percent: 99 } }, now).files).toBe('warn');
    expect(healthTones({ ...fine, mail: { state: 'late', waiting: 3 } }, now).mail).toBe('warn');
    expect(healthTones({ ...fine, mail: { state: 'stopped', waiting: 3 } }, now).mail).toBe('bad');
    expect(healthTones({ ...fine, document_key: 'beside' }, now).key).toBe('warn');
    const withBackup = (backup: object) => healthTones({ ...fine, backup: { ...fine.backup, ...backup } }, now);
    expect(withBackup({ at: null }).copy).toBe('bad');
    expect(withBackup({ place: 'beside' }).copy).toBe('warn');
    expect(withBackup({ tried_at: null }).trial).toBe('info');
    expect(withBackup({ problem: 'documents' }).trial).toBe('bad');
    expect(healthTones(fine, now + 2 * 24 * 3600 * 1000).copy).toBe('bad');
  });
});
