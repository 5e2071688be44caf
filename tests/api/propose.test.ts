import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProposal, type Eligible, type FreePlaces } from '#api/assignments/propose.ts';
import { proposeInThread } from '#api/assignments/propose-in-thread.ts';
import type { Candidate } from '#contract/matching/matching.ts';

const PERIOD = { from: '2027-07-01', until: '2027-09-28' };

function open(id: string, places: number, createdAt: number, field: 'baggage' | 'cabin' = 'baggage'): FreePlaces {
  return {
    requirement: { id, field, period: PERIOD, minimumLevel: 'A2', minDays: 28, passportMonths: 3, today: '2027-03-01' },
    places,
    createdAt,
  };
}

function eligible(id: string, wanted: Partial<Candidate> = {}, over: string[] = []): Eligible {
  const candidate: Candidate = {
    ...{ id, level: 'A2', available: PERIOD, daysLeft: 90, passportUntil: '2030-01-01', firstWish: '', secondWish: '' },
    ...{ documents: 'complete', approvedAt: 1, taken: [] },
    ...wanted,
  };
  return { candidate, over };
}

function proposed(places: readonly FreePlaces[], ...pages: Eligible[][]) {
  const proposal = createProposal(places);
  for (const page of pages) proposal.add(page);
  return proposal.propose();
}

const pairs = (rows: readonly { requirementId: string; candidate: Candidate }[]) =>
  rows.map(({ requirementId, candidate }) => `${requirementId} ${candidate.id}`);

describe('A proposal for a season', () => {
  it('EMPA-14 beats the greedy order, and says where that would put whom', () => {
    const both = eligible('both', { firstWish: 'baggage', secondWish: 'cabin' });
    const only = eligible('only', { firstWish: 'baggage', approvedAt: 2 });
    const { rows, figures } = proposed([open('old', 1, 1), open('new', 1, 2, 'cabin')], [both, only]);
    expect(pairs(rows)).toEqual(['old only', 'new both']);
    expect(rows.map(({ greedy }) => greedy?.requirementId)).toEqual(['new', 'old']);
    expect(figures).toMatchObject({ assigned: { points: 170, filled: 2 }, greedy: { points: 155, filled: 2 } });
  });

  it('gives a place to whoever was approved earlier, and says why others stay empty', () => {
    const late = eligible('a', { approvedAt: 9 });
    const low = eligible('low', { level: 'A1' });
    const { rows, gaps } = proposed(
      [open('one', 1, 1), open('two', 3, 2)],
      [late, low],
      [eligible('b', { approvedAt: 2 })],
    );
    expect(
      pairs(rows)
        .map((pair) => pair.slice(-1))
        .sort(),
    ).toEqual(['a', 'b']);
    expect(gaps).toMatchObject([
      { requirementId: 'two', places: 3, empty: 2, fitting: 2, excluded: { level: 1, dates: 0 } },
    ]);
    expect(pairs(proposed([open('one', 1, 1)], [late], [eligible('b', { approvedAt: 2 })]).rows)).toEqual(['one b']);
  });

  it('proposes nobody twice for what has ended', () => {
    const { rows, gaps } = proposed([open('one', 1, 1)], [eligible('a', {}, ['one'])]);
    expect({ rows, fitting: gaps[0]?.fitting }).toEqual({ rows: [], fitting: 0 });
  });

  const people = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...'abcdefghij'),
      level: fc.constantFrom('A2' as const, 'B1' as const),
      firstWish: fc.constantFrom('baggage' as const, 'cabin' as const),
      approvedAt: fc.integer({ min: 1, max: 3 }),
    }),
    { selector: ({ id }) => id },
  );
  const places = [open('x', 1, 2), open('y', 2, 1, 'cabin'), open('z', 1, 1)];

  it('is the same whatever the order of candidates, requirements and pages', () => {
    fc.assert(
      fc.property(people, fc.infiniteStream(fc.nat(7)), (those, dice) => {
        const shuffled = <T>(list: readonly T[]) =>
          list
            .map((one) => ({ one, by: dice.next().value ?? 0 }))
            .sort((a, b) => a.by - b.by)
            .map(({ one }) => one);
        const all = those.map(({ id, ...wanted }) => eligible(id, wanted));
        const other = shuffled(all);
        expect(proposed(shuffled(places), other.slice(0, 3), other.slice(3))).toEqual(proposed(places, all));
      }),
      { numRuns: 200 },
    );
  });

  it('is counted in a thread of its own, and not for ever', async () => {
    const all = [eligible('a'), eligible('b')];
    const pages = async function* () {
      yield all;
    };
    expect(await proposeInThread(places, pages())).toEqual(proposed(places, all));
    await expect(proposeInThread(places, pages(), 0)).rejects.toMatchObject({ code: 'assignment_too_long' });
  });
});
