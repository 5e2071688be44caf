import { describe, expect, it } from 'vitest';
import { MIN_PIECE_BYTES } from '#contract/limits.ts';
import { type Chunk, chunkAfter, FIRST_CHUNK, verdictOf, waitAfter } from '#src/lib/sending/upload-rules.ts';

const KIBIBYTE = 1024;

describe('How much goes with one request', () => {
  const piece = (...outcomes: (number | 'cut')[]) => outcomes.reduce<Chunk>(chunkAfter, FIRST_CHUNK).bytes / KIBIBYTE;

  it('UPLO-14 is doubled while the server takes it within five seconds, up to a bound', () => {
    expect(piece()).toBe(128);
    expect(piece(4999)).toBe(256);
    expect(piece(5000)).toBe(128);
    expect(piece(1, 1, 1, 1)).toBe(512);
  });

  it('UPLO-16 is halved after a cut, does not grow again, and stays large enough for the server', () => {
    expect(piece(1, 1, 'cut')).toBe(256);
    expect(piece(1, 1, 'cut', 1, 1)).toBe(256);
    const many = piece(...Array.from({ length: 20 }, () => 'cut' as const));
    expect(many * KIBIBYTE).toBeGreaterThanOrEqual(MIN_PIECE_BYTES);
  });

  it('UPLO-16 loses at most a tenth of the largest file to ten cuts in the middle of each piece', () => {
    let chunk = chunkAfter(chunkAfter(FIRST_CHUNK, 1), 1);
    let lost = 0;
    for (let cuts = 0; cuts < 10; cuts += 1) {
      lost += chunk.bytes / 2;
      chunk = chunkAfter(chunk, 'cut');
    }
    expect(lost).toBeLessThan(10 * KIBIBYTE * KIBIBYTE * 0.1);
  });
});

it('UPLO-16 the wait before the next try grows, up to half a minute', () => {
  expect([1, 2, 3, 4].map(waitAfter)).toEqual([500, 1000, 2000, 4000]);
  expect(waitAfter(60)).toBe(30_000);
});

describe('What an answer about an upload means', () => {
  it.each([
    [201, true, 'taken'],
    [204, true, 'taken'],
    [409, true, 'moved'],
    [404, false, 'gone'],
    [410, true, 'gone'],
    [408, true, 'later'],
    [429, true, 'later'],
    [502, false, 'later'],
    [503, true, 'later'],
    [507, true, 'later'],
    // The sign-in page of a Wi-Fi, before or after it is led there.
    [200, false, 'foreign'],
    [302, false, 'foreign'],
    [511, false, 'foreign'],
    // A proxy that knows no such request.
    [405, false, 'never'],
    [501, false, 'never'],
    // Our server has a reason that the form hears too.
    [400, true, 'never'],
    [401, true, 'never'],
    [413, true, 'never'],
  ] as const)('UPLO-19 %d, ours: %s: %s', (status, isOurs, verdict) => {
    expect(verdictOf(status, isOurs)).toBe(verdict);
  });
});
