import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ageOn, placementOf, placementRules } from '#contract/placements/placement-rules.ts';
import { site } from '#site';
import { readAnswers } from '#src/features/pre-check/read-answers.ts';
import { obstaclesText } from '#src/nouns/placement/obstacles.text.ts';

const season = { from: '2027-07-01', until: '2027-09-28' };
const rules = { ...placementRules(site.programme), season };

/** The rows of the table in the document; an empty cell of what is given is as in the first row. */
const rows = readFileSync('docs/placement-rules.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| example'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('The examples in docs/placement-rules.md', () => {
  it('are all there', () => {
    expect(rows.length).toBeGreaterThanOrEqual(20);
  });

  it.each(rows)('%s', (_example, ...cells) => {
    const [born, enrolled, vacation, worked, passport] = cells.slice(0, 5).map((cell, at) => cell || rows[0]?.[at + 1]);
    const [from = '', until = ''] = vacation?.split(' to ') ?? [];
    const placement = placementOf(
      {
        bornOn: born ?? '',
        isEnrolled: enrolled === 'yes',
        vacation: { from, until },
        daysWorked: Number(worked),
        passportUntil: passport === 'none' ? undefined : passport,
      },
      rules,
    );
    const [obstacles, days, first, last] = cells.slice(5);
    expect(placement).toEqual({
      obstacles: obstacles ? obstacles.split(', ') : [],
      span: days ? { days: Number(days), from: first, until: last } : undefined,
    });
  });

  it('show every obstacle', () => {
    const shown = new Set(rows.flatMap((row) => row[6]?.split(', ') ?? []));
    for (const obstacle of Object.keys(obstaclesText)) expect(shown).toContain(obstacle);
  });
});

it.each([
  ['2004-02-29', '2027-02-28', 22],
  ['2004-02-29', '2027-03-01', 23],
  ['2003-07-01', '2027-07-01', 24],
])('somebody born on %s is on %s %i years old', (born, day, years) => {
  expect(ageOn(born, day)).toBe(years);
});

describe('What is answered', () => {
  const given = {
    born: '2003-05-31',
    enrolled: 'yes',
    'vacation-from': '2027-06-28',
    'vacation-until': '2027-09-12',
    days: '0',
    passport: '',
  };

  it('may lack the passport', () => {
    expect(readAnswers(given)).toMatchObject({ bornOn: '2003-05-31', daysWorked: 0, passportUntil: undefined });
  });

  it.each(['31.05.2003', '31/5/2003', '2003/05/31', '31 05 2003', '31. 5. 2003', '31.05.2003.'])(
    'may have the day %s, as it is typed where a browser has no calendar',
    (born) => {
      expect(readAnswers({ ...given, born })).toMatchObject({ bornOn: '2003-05-31' });
    },
  );

  it.each([
    ['born', ''],
    ['born', '2003-02-30'],
    ['born', '31.05.03'],
    ['born', '31. Mai 2003'],
    ['born', 'x'.repeat(60_000)],
    ['vacation-until', '2027-06-27'],
    ['days', ''],
    ['days', '-1'],
    ['days', '367'],
    ['days', '1e2'],
    ['passport', '0203-01-01'],
  ] as const)('%s %j is asked for again', (name, value) => {
    expect(readAnswers({ ...given, [name]: value })).toEqual({ wrong: [name] });
  });
});
