import { describe, expect, it } from 'vitest';
import { type Bounds, createJudge } from '#api/files/judge.ts';

interface Given {
  act: 'answer' | 'spin' | 'hoard' | 'fail';
  running?: Int32Array;
}

const judgeWithin = (bounds: Partial<Bounds> = {}) =>
  createJudge<Given, number>(new URL('../fixtures/judge.ts', import.meta.url), {
    ...{ mostHeapMegabytes: 32, mostMs: 60_000, mostWaitMs: 60_000 },
    ...bounds,
  });

const answer = (): Given => ({ act: 'answer', running: new Int32Array(new SharedArrayBuffer(4)) });

describe('Files are judged', () => {
  it('one at a time, however many come at once', async () => {
    const judge = judgeWithin();
    const file = answer();
    expect(await Promise.all(Array.from({ length: 8 }, () => judge(file)))).toEqual(Array(8).fill(1));
  });

  it('within a bound of memory: past it the thread is killed, and the next file is judged', async () => {
    const judge = judgeWithin();
    expect(await Promise.all([judge({ act: 'hoard' }), judge(answer())])).toEqual([undefined, 1]);
  });

  it('within a bound of time: past it the thread is killed, and the next file has its turn', async () => {
    const short = judgeWithin({ mostMs: 500 });
    const file: Given = { act: 'spin' };
    expect(await Promise.all([short(file), short(file)])).toEqual([undefined, undefined]);
  });

  it('no more where they break the judge, and the next one is', async () => {
    const judge = judgeWithin();
    expect(await Promise.all([judge({ act: 'fail' }), judge(answer())])).toEqual([undefined, 1]);
  });

  it('no more where they have waited too long for their turn', async () => {
    expect(await judgeWithin({ mostWaitMs: -1 })(answer())).toBeUndefined();
  });
});
