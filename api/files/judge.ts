import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createInTurn } from '../time/in-turn.ts';

/** Judges one file; `late` ends it. */
type JudgeOne<Given, Answer> = (given: Given, late: AbortSignal) => Promise<Answer | undefined>;

/**
 * Undefined where the file could not be judged within `mostMs`, waiting for its turn included. `read` is called when it
 * is its turn: of the files that wait nothing is in memory.
 */
export type Judge<Given, Answer> = (read: () => Promise<Given>, mostMs: number) => Promise<Answer | undefined>;

/** Judges files of strangers one at a time: bounds for one file are none for eighty at once. */
export function createJudge<Given, Answer>(judgeOne: JudgeOne<Given, Answer>): Judge<Given, Answer> {
  const inTurn = createInTurn();
  return (read, mostMs) => {
    const late = AbortSignal.timeout(mostMs);
    const mine = inTurn(async () => (late.aborted ? undefined : judgeOne(await read(), late)));
    return Promise.race([mine, untilAborted(late)]);
  };
}

/** Apart: a listener beside `read` would keep the file in memory until the signal's time is over. */
function untilAborted(late: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => late.addEventListener('abort', () => resolve(undefined)));
}

export interface Bounds {
  mostHeapMegabytes: number;
  /** Of what lies outside of the heap, such as unpacked bytes. */
  mostBufferMegabytes: number;
}

const LOOK_AT_MEMORY_MS = 25;
// Node's own choice takes 15 MB more, and is no faster here.
const YOUNG_MEGABYTES = 8;
const MEGABYTE = 1_000_000;

/**
 * Judges in a thread, which starts with the first file. One that passes its bounds is killed, and the next file has a
 * new one. Its script is sent a file, of which `handOver` names what need not be copied, and posts the answer.
 */
export function inThread<Given, Answer>(
  script: URL,
  bounds: Bounds,
  handOver: (given: Given) => ArrayBuffer[] = () => [],
): JudgeOne<Given, Answer> {
  let thread: Worker | undefined;

  function start(): Worker {
    const resourceLimits = {
      maxOldGenerationSizeMb: bounds.mostHeapMegabytes,
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
    };
    const worker = new Worker(script, { resourceLimits });
    worker.on('error', () => {
      if (thread === worker) thread = undefined;
    });
    // A server that stops does not wait for the thread.
    worker.unref();
    return worker;
  }

  return async (given, late) => {
    thread ??= start();
    const worker = thread;
    const tooLarge = new AbortController();
    // A thread's own limits leave out what lies outside of its heap.
    const look = setInterval(async () => {
      const memory = await worker.getHeapStatistics().catch(() => undefined);
      if (memory && memory.external_memory > bounds.mostBufferMegabytes * MEGABYTE) tooLarge.abort();
    }, LOOK_AT_MEMORY_MS);
    try {
      const answered = once(worker, 'message', { signal: AbortSignal.any([late, tooLarge.signal]) });
      worker.postMessage(given, handOver(given));
      const [answer] = await answered;
      return answer as Answer;
    } catch {
      if (thread === worker) thread = undefined;
      await worker.terminate();
      return undefined;
    } finally {
      clearInterval(look);
    }
  };
}
