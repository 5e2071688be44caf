import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { problem } from '../http/problem.ts';
import type { Eligible, FreePlaces, Proposal } from './propose.ts';

/** The thread is ended after so long: 2,000 candidates and 400 places take about two seconds. */
const MOST_MS = 60_000;

/** Counts a proposal in a thread of its own. Throws `assignment_too_long`. */
export async function proposeInThread(
  wanted: readonly FreePlaces[],
  pages: AsyncIterable<Eligible[]>,
  mostMs = MOST_MS,
): Promise<Proposal> {
  const worker = new Worker(new URL('./assignment-worker.ts', import.meta.url), { workerData: wanted });
  // A server that stops does not wait for the thread.
  worker.unref();
  const late = AbortSignal.timeout(mostMs);
  try {
    const answer = once(worker, 'message', { signal: late });
    answer.catch(() => {});
    for await (const page of pages) {
      late.throwIfAborted();
      worker.postMessage(page);
    }
    worker.postMessage('end');
    return (await answer)[0] as Proposal;
  } catch (error) {
    if (late.aborted) throw problem('assignment_too_long');
    throw error;
  } finally {
    void worker.terminate();
  }
}
