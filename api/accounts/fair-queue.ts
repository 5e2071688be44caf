import { problem } from '../http/problem.ts';

// Hashing runs on the few threads that write files too: uploads must not wait for sign-ins.
const AT_ONCE = 2;
// A lecture hall that registers at once waits half a minute at most; waiting costs nothing.
const MAX_WAITING_OF_NETWORK = 100;
const MAX_WAITING = 400;
const RETRY_AFTER_SECONDS = 10;

/** Does heavy work for many networks in turn, so that nobody's crowd holds up everybody else. */
export function createFairQueue() {
  let running = 0;
  // A map keeps the order in which its keys came: the first network is the next one to be served.
  const waiting = new Map<string, (() => void)[]>();

  function next(): (() => void) | undefined {
    const first = waiting.entries().next().value;
    if (!first) return undefined;
    const [network, [go, ...others]] = first;
    waiting.delete(network);
    if (others.length > 0) waiting.set(network, others);
    return go;
  }

  function wait(network: string): Promise<void> {
    const own = waiting.get(network) ?? [];
    const all = [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (own.length >= MAX_WAITING_OF_NETWORK || all >= MAX_WAITING)
      throw problem('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return new Promise((go) => waiting.set(network, [...own, go]));
  }

  /** Throws `busy` when too many wait. */
  return async <T>(network: string, work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) await wait(network);
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next one without being free in between.
      const go = next();
      if (go) go();
      else running -= 1;
    }
  };
}
