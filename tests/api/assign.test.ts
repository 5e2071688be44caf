import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, type Demand } from '#api/assignments/assign.ts';

const demand = fc.record({
  places: fc.integer({ min: 1, max: 2 }),
  fits: fc.uniqueArray(
    fc.record({ candidate: fc.integer({ min: 0, max: 4 }), score: fc.integer({ min: 1, max: 6 }) }),
    { selector: ({ candidate }) => candidate },
  ),
});
const demands = fc.array(demand, { maxLength: 4 });

describe('The assignment of a season', () => {
  it('has the highest sum of scores that trying all finds, then most places, then the earliest approvals', () => {
    fc.assert(
      fc.property(demands, (given) => {
        expect(worthOf(given, assign(given))).toEqual(bestByTrying(given));
      }),
      { numRuns: 500 },
    );
  });

  it('gives nobody two places, and no demand more than it has places', () => {
    fc.assert(
      fc.property(demands, (given) => {
        const those = assign(given);
        expect(new Set(those.flat()).size).toBe(those.flat().length);
        for (const [at, { places }] of given.entries()) expect(those[at]?.length).toBeLessThanOrEqual(places);
      }),
    );
  });

  it('passes somebody on to let another one in', () => {
    const first = { places: 1, fits: [scored(0, 90), scored(1, 80)] };
    const second = { places: 1, fits: [scored(0, 85)] };
    expect(assign([first, second])).toEqual([[1], [0]]);
  });

  it('leaves a place empty rather than lose points', () => {
    const first = { places: 1, fits: [scored(0, 90), scored(1, 4)] };
    const second = { places: 1, fits: [scored(0, 80)] };
    expect(assign([first, second])).toEqual([[0], []]);
  });

  it('is the same worth whatever the order in which who fits is named', () => {
    const shuffled = demands.chain((given) =>
      fc.tuple(
        fc.constant(given),
        fc.tuple(...given.map(({ fits }) => fc.shuffledSubarray(fits, { minLength: fits.length }))),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([given, fits]) => {
        const other = given.map((one, at) => ({ ...one, fits: fits[at] ?? [] }));
        expect(worthOf(other, assign(other))).toEqual(worthOf(given, assign(given)));
      }),
    );
  });
});

function scored(candidate: number, score: number) {
  return { candidate, score };
}

type Worth = [points: number, places: number, order: number];

function worthOf(given: readonly Demand[], those: readonly number[][]): Worth {
  const scores = those.flatMap((candidates, at) =>
    candidates.map((candidate) => given[at]?.fits.find((one) => one.candidate === candidate)?.score ?? Number.NaN),
  );
  const order = those.flat().reduce((sum, candidate) => sum + candidate, 0);
  return [scores.reduce((sum, one) => sum + one, 0), scores.length, order];
}

/** Every way to fill the places, one after the other. */
function bestByTrying(given: readonly Demand[]): Worth {
  const places = given.flatMap(({ places, fits }) => Array.from({ length: places }, () => fits));
  const tryFrom = (place: number, gone: readonly number[]): Worth => {
    const fits = places[place];
    if (!fits) return [0, 0, 0];
    let best = tryFrom(place + 1, gone);
    for (const { candidate, score } of fits) {
      if (gone.includes(candidate)) continue;
      const [points, filled, order] = tryFrom(place + 1, [...gone, candidate]);
      const found: Worth = [points + score, filled + 1, order + candidate];
      if (isBetter(found, best)) best = found;
    }
    return best;
  };
  return tryFrom(0, []);
}

function isBetter(a: Worth, b: Worth): boolean {
  if (a[0] !== b[0]) return a[0] > b[0];
  return a[1] === b[1] ? a[2] < b[2] : a[1] > b[1];
}
