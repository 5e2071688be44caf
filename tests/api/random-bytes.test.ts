import { expect, it } from 'vitest';
import { randomBytes } from '#api/files/random-bytes.ts';

it('PRIV-40 random bytes for keys come once each, in the length that was asked for', () => {
  const lengths = [7, 12, 32, 4096];
  const given = Array.from({ length: 2000 }, (_none, turn) => randomBytes(lengths[turn % lengths.length] ?? 0));
  expect(given.map(({ length }) => length).every((length, turn) => length === lengths[turn % lengths.length])).toBe(
    true,
  );
  expect(new Set(given.map((bytes) => bytes.toString('hex'))).size).toBe(given.length);
  // Each bit is set in about half of them.
  const ones = given.flatMap((bytes) => [...bytes.subarray(0, 7)]).filter((byte) => byte & 1).length;
  expect(Math.abs(ones / (given.length * 7) - 0.5)).toBeLessThan(0.03);
  expect(() => randomBytes(4097)).toThrow(RangeError);
});

it('PRIV-40 what was given is no part of a pool that others see', () => {
  const first = randomBytes(32);
  const kept = Buffer.from(first);
  for (let turn = 0; turn < 500; turn += 1) randomBytes(32).fill(0);
  expect(first).toEqual(kept);
});
