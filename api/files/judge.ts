import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Bounds {
  /** Of the thread's heap; what lies outside of it, such as unpacked bytes, the script bounds itself. */
  mostHeapMegabytes: number;
  mostMs: number;
  /** A file that has waited so long for its turn is not judged any more. */
  mostWaitMs: number;
}

/** Undefined where the file could not be judged within the bounds. Never rejects. */
export type Judge<Given, Answer> = (given: Given) => Promise<Answer | undefined>;

/**
 * Judges files of strangers in threads of their own, one at a time for all that ask this judge: bounds for one file are
 * none for eighty at once. A thread that passes its bounds is killed. Its script finds the file in `workerData`, and
 * posts the answer.
 */
export function createJudge<Given, Answer>(script: URL, bounds: Bounds): Judge<Given, Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (given) => {
    const asked = performance.now();
    const isLate = () => performance.now() - asked > bounds.mostWaitMs;
    const mine = last.then(() => (isLate() ? undefined : inThread<Answer>(script, given, bounds)));
    last = mine;
    return mine;
  };
}

async function inThread<Answer>(script: URL, given: unknown, bounds: Bounds): Promise<Answer | undefined> {
  const worker = new Worker(script, {
    workerData: given,
    resourceLimits: { maxOldGenerationSizeMb: bounds.mostHeapMegabytes },
  });
  // A server that stops does not wait for the thread.
  worker.unref();
  try {
    const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(bounds.mostMs) });
    return answer as Answer;
  } catch {
    return undefined;
  } finally {
    await worker.terminate();
  }
}
