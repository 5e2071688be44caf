import { problem } from '../http/problem.ts';
import { nextTurn } from '../next-turn.ts';

// About two seconds of drawing.
const MAX_WAITING = 20;

/** Drawing keeps the processor busy for a tenth of a second: one after the other, so that other answers go between. */
export type OneAtATime = <T>(draw: () => Promise<T>) => Promise<T>;

export function createOneAtATime(): OneAtATime {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (draw) => {
    if (waiting >= MAX_WAITING) throw problem('busy', { retryAfterSeconds: 10 });
    waiting += 1;
    const mine = last.then(nextTurn).then(draw);
    last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      waiting -= 1;
    }
  };
}
