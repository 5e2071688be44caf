import { describe, expect, it } from 'vitest';
import { createJudge, inThread } from '#api/files/judge.ts';

interface Given {
  act: 'answer' | 'spin' | 'hoard' | 'swell' | 'fail';
  running?: Int32Array;
}
/** How many files were judged at the same time, and how many by this thread. */
type Answer = Record<'together' | 'answers', number>;

const LONG_MS = 60_000;

function judging() {
  const script = new URL('../fixtures/judge.ts', import.meta.url);
  const judge = createJudge(inThread<Given, Answer>(script, { mostHeapMegabytes: 32, mostBufferMegabytes: 100 }));
  return (given: Given, mostMs = LONG_MS) => judge(async () => given, mostMs);
}

const answer = (): Given => ({ act: 'answer', running: new Int32Array(new SharedArrayBuffer(4)) });
const alone = { together: 1, answers: 1 };

describe('Files are judged', () => {
  it('one at a time in one thread, however many come at once', async () => {
    const judge = judging();
    const file = answer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => judge(file)));
    expect(answers).toEqual(Array.from({ length: 8 }, (_none, at) => ({ together: 1, answers: at + 1 })));
  });

  it.each(['hoard', 'swell', 'fail'] as const)(
    'within bounds of memory, in the heap and beside it: a file that does %s ends its thread, and the next is judged',
    async (act) => {
      const judge = judging();
      expect(await Promise.all([judge({ act }), judge(answer())])).toEqual([undefined, alone]);
    },
  );

  it('within a bound of time: past it the thread is killed, and the next file has its turn', async () => {
    const judge = judging();
    expect(await Promise.all([judge({ act: 'spin' }, 500), judge(answer())])).toEqual([undefined, alone]);
  });

  it('no later than they may wait, and are not read then', async () => {
    const judge = createJudge<string, string>(
      (file, late) =>
        new Promise((resolve) => {
          if (file === 'quick') resolve(file);
          late.addEventListener('abort', () => resolve(undefined));
        }),
    );
    const read: string[] = [];
    const given = (file: string) => async () => {
      read.push(file);
      return file;
    };
    const slow = judge(given('slow'), 200);
    expect(await judge(given('late'), 10)).toBeUndefined();
    expect(await slow).toBeUndefined();
    expect(await judge(given('quick'), LONG_MS)).toBe('quick');
    expect(read).toEqual(['slow', 'quick']);
  });

  it('also where the one before could not be read, which is said', async () => {
    const judge = createJudge(async (file: string) => file);
    const gone = judge(() => Promise.reject(new Error('gone')), LONG_MS);
    await expect(gone).rejects.toThrow('gone');
    expect(await judge(async () => 'there', LONG_MS)).toBe('there');
  });
});
