import { problem } from '../http/problem.ts';

// Hashing shares the few threads that write files: uploads must not wait for sign-ins.
const AT_ONCE = 2;
// A lecture hall that signs up at once waits half a minute at most; waiting costs nothing.
const MAX_WAITING_OF_NETWORK = 100;
const MAX_WAITING = 400;
const RETRY_AFTER_SECONDS = 10;

/** Who asks for work: their network, and a signal that they no longer wait. */
export interface Asker {
  network: string;
  signal?: AbortSignal | undefined;
}

interface Waiting {
  go(): void;
  giveWay(): void;
}

/** Does heavy work for many networks in turn, so that a crowd in one network does not hold up the others. */
export function createFairQueue() {
  let running = 0;
  // A map keeps the order in which its keys came: the first network is the next one to be served.
  const waiting = new Map<string, Waiting[]>();

  function next(): Waiting | undefined {
    const first = waiting.entries().next().value;
    if (!first) return undefined;
    const [network, [one, ...others]] = first;
    waiting.delete(network);
    if (others.length > 0) waiting.set(network, others);
    return one;
  }

  function wait({ network, signal }: Asker): Promise<void> {
    const own = waiting.get(network) ?? [];
    if (own.length >= MAX_WAITING_OF_NETWORK || !hasRoomFor(own.length)) throw busy();
    return new Promise((resolve, refuse) => {
      // A caller who has hung up must not hold a place in the queue.
      const leave = () => {
        remove(network, one);
        refuse(busy());
      };
      const end = (settle: () => void) => () => {
        signal?.removeEventListener('abort', leave);
        settle();
      };
      const one: Waiting = { go: end(resolve), giveWay: end(() => refuse(busy())) };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.set(network, [...own, one]);
    });
  }

  function remove(network: string, one: Waiting): void {
    const others = (waiting.get(network) ?? []).filter((other) => other !== one);
    if (others.length > 0) waiting.set(network, others);
    else waiting.delete(network);
  }

  /** In a full queue the largest network loses its latest place to a smaller one: crowds must not shut others out. */
  function hasRoomFor(callerLength: number): boolean {
    const crowds = [...waiting.values()];
    if (crowds.reduce((sum, { length }) => sum + length, 0) < MAX_WAITING) return true;
    const largest = crowds.reduce((most, crowd) => (crowd.length > most.length ? crowd : most));
    if (largest.length <= callerLength + 1) return false;
    largest.pop()?.giveWay();
    return true;
  }

  /** Throws `busy` when too many wait, or when the asker has gone before the work began. */
  return async <T>(asker: Asker, work: () => Promise<T>): Promise<T> => {
    if (asker.signal?.aborted) throw busy();
    if (running >= AT_ONCE) await wait(asker);
    else running += 1;
    try {
      return await work();
    } finally {
      // The place passes to the next one without being free in between: nobody can take it first.
      const following = next();
      if (following) following.go();
      else running -= 1;
    }
  };
}

function busy() {
  return problem('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
