import { expect, it } from 'vitest';
import { shareRuns } from '#api/files/share-runs.ts';

function given() {
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  const ask = shareRuns(() => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    ends.push({ resolve, reject });
    return promise;
  });
  return { ask, ends };
}

it('whoever asks while it runs waits for one further run, with all others who ask meanwhile', async () => {
  const { ask, ends } = given();
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(ends).toHaveLength(1);
  ends[0]?.resolve();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  // The second run has begun: it may have been too early for this one.
  const fourth = ask();
  ends[1]?.resolve();
  await Promise.all([second, third]);
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.resolve();
  await fourth;
  const fifth = ask();
  expect(ends).toHaveLength(4);
  ends[3]?.resolve();
  await fifth;
});

it('a run that fails fails for those who waited for it, and for nobody else', async () => {
  const { ask, ends } = given();
  const first = ask();
  const second = ask();
  ends[0]?.reject(new Error('first'));
  await expect(first).rejects.toThrow('first');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.resolve();
  await second;
});
