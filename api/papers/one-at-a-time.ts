import { problem } from '../http/problem.ts';
import { nextTurn } from '../time/next-turn.ts';

// So many drawings take about ten seconds: a class whose students print at once waits, and is not sent away.
const PAPERS_WAITING = 100;

/** Runs drawings one by one: each blocks the server for a tenth of a second, and others are answered in between. */
export type OneAtATime = <T>(draw: () => Promise<T>) => Promise<T>;

export function createOneAtATime(mostWaiting = PAPERS_WAITING): OneAtATime {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (draw) => {
    if (waiting >= mostWaiting) throw problem('busy', { retryAfterSeconds: 10 });
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
