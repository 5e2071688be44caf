import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELDS_OF_WORK } from '#contract/employers/requirement-rules.ts';
import { type Candidate, EXCLUSIONS, type RequirementFacts } from '#contract/matching/matching.ts';
import { exclusionsOf, rank, scoreOf } from '#contract/matching/rank-candidates.ts';
import { site } from '#site';

const REQUIREMENT: RequirementFacts = {
  id: 'R',
  field: 'baggage',
  period: { from: '2027-07-01', until: '2027-09-28' },
  today: '2027-03-01',
  minimumLevel: 'A2',
  minDays: site.programme.minDays,
  passportMonths: site.programme.passportMonths,
};
const CANDIDATE: Candidate = {
  id: 'a',
  level: 'A2',
  available: REQUIREMENT.period,
  daysLeft: 90,
  passportUntil: '2030-01-01',
  firstWish: 'baggage',
  secondWish: 'cabin',
  documents: 'complete',
  approvedAt: 1,
  taken: [],
};

/** The rows of the examples; an empty cell of what is given is as in the first row. */
const rows = readFileSync('docs/matching.md', 'utf8')
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .filter((cells) => cells.length === 16 && !['example', '---'].includes(cells[0] ?? ''));

const spanIn = (text: string) => {
  const [from = '', until = ''] = text.split(' to ');
  return { from, until };
};

describe('The examples in docs/matching.md', () => {
  it('EMPA-14 are all there, and show every reason', () => {
    expect(rows.length).toBeGreaterThanOrEqual(20);
    const shown = new Set(rows.flatMap((cells) => cells[10]?.split(', ') ?? []));
    for (const exclusion of EXCLUSIONS) expect(shown).toContain(exclusion);
  });

  it.each(rows)('EMPA-14 %s', (_example, ...cells) => {
    const given = cells.slice(0, 9).map((cell, at) => cell || (rows[0]?.[at + 1] ?? ''));
    const [field, minimumLevel, free = '', level, left, passportUntil = '', wishes = '', documents, taken = ''] = given;
    const [firstWish, secondWish] = wishes === 'none' ? ['', ''] : wishes.split(', ');
    const requirement = { ...REQUIREMENT, field, minimumLevel } as RequirementFacts;
    const candidate = {
      ...CANDIDATE,
      ...{ level, passportUntil, firstWish, secondWish, documents },
      available: spanIn(free),
      daysLeft: Number(left),
      taken: taken === 'none' ? [] : [spanIn(taken)],
    } as Candidate;
    const [excludedBy = '', ...points] = cells.slice(9);
    const exclusions = exclusionsOf(requirement, candidate);
    expect(exclusions).toEqual(excludedBy ? excludedBy.split(', ') : []);
    if (exclusions.length > 0) return;
    const [dates, levelPoints, fieldPoints, documentPoints, total] = points.map(Number);
    expect(scoreOf(requirement, candidate)).toEqual({
      ...{ dates, level: levelPoints, field: fieldPoints, documents: documentPoints, total },
    });
  });
});

const day = fc
  .integer({ min: 0, max: 200 })
  .map((days) => new Date(Date.UTC(2027, 4, 1 + days)).toISOString().slice(0, 10));
const span = fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, until: b } : { from: b, until: a }));
const wish = fc.constantFrom('' as const, ...FIELDS_OF_WORK);
const candidates = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    level: fc.constantFrom('A1', 'A2', 'B1', 'B2', 'C1'),
    available: span,
    daysLeft: fc.integer({ min: 0, max: 90 }),
    passportUntil: day,
    firstWish: wish,
    secondWish: wish,
    documents: fc.constantFrom('complete', 'pending'),
    approvedAt: fc.integer({ min: 0, max: 3 }),
    taken: fc.array(span, { maxLength: 1 }),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);
const requirement = span.map((period) => ({ ...REQUIREMENT, period, minDays: 1 }));

describe('A ranking', () => {
  it('EMPA-14 is the same whatever the order of the candidates, and nobody is lost in it', () => {
    fc.assert(
      fc.property(requirement, candidates, (of, all) => {
        const { ranked, excluded } = rank(of, all);
        expect(rank(of, [...all].reverse()).ranked).toEqual(ranked);
        expect([...ranked, ...excluded].map(({ candidate }) => candidate.id).sort()).toEqual(
          all.map(({ id }) => id).sort(),
        );
      }),
    );
  });

  it('EMPA-14 gives 0 to 100 points, and ranks nobody who is excluded', () => {
    fc.assert(
      fc.property(requirement, candidates, (of, all) => {
        const { ranked, excluded } = rank(of, all);
        for (const { score, candidate, span: days } of ranked) {
          expect(score.total).toBeGreaterThanOrEqual(0);
          expect(score.total).toBeLessThanOrEqual(100);
          expect(exclusionsOf(of, candidate)).toEqual([]);
          expect(days.from >= of.period.from && days.until <= of.period.until && days.from <= days.until).toBe(true);
        }
        for (const { exclusions } of excluded) expect(exclusions).not.toEqual([]);
      }),
    );
  });

  it('EMPA-14 puts the better score first, then the earlier approval, then the lower id', () => {
    const other = (id: string, change: Partial<Candidate>) => ({ ...CANDIDATE, id, ...change });
    const all = [
      other('late', { approvedAt: 3 }),
      other('z', { approvedAt: 2 }),
      other('b', { approvedAt: 2 }),
      other('best', { level: 'B1', approvedAt: 9 }),
    ];
    expect(rank(REQUIREMENT, all).ranked.map(({ candidate }) => candidate.id)).toEqual(['best', 'b', 'z', 'late']);
  });
});
