import { problem } from '../http/problem.ts';
import { createInTurn } from '../time/in-turn.ts';
import { nextTurn } from '../time/next-turn.ts';

// So many drawings take about ten seconds: a class whose students print at once waits, and is not sent away.
const PAPERS_WAITING = 100;

/** Runs drawings one by one: each blocks the server for a tenth of a second, and others are answered in between. */
export const drawInTurn = createOneAtATime(PAPERS_WAITING);

export function createOneAtATime(mostWaiting: number): <T>(draw: () => Promise<T>) => Promise<T> {
  let waiting = 0;
  const inTurn = createInTurn();
  return async (draw) => {
    if (waiting >= mostWaiting) throw problem('busy', { retryAfterSeconds: 10 });
    waiting += 1;
    try {
      return await inTurn(() => nextTurn().then(draw));
    } finally {
      waiting -= 1;
    }
  };
}
